// The view structs of the core, written from the Rust types by `./build.sh types`; not to be edited.

/**
 * Everything that was found in a text.
 */
export type BookView = { 
/**
 * The format that was recognised, e.g. `dhtmlxq`; an empty text where no game was found.
 */
format: string, 
/**
 * The games in the order of the text.
 */
games: Array<GameView>, 
/**
 * What was odd outside every game.
 */
warnings: Array<WarningView>, };

/**
 * What a referee's book says of a single move.
 *
 * ```
 * use qili::rules::Class;
 * assert_eq!(Class::Chase.sign(), '捉');
 * assert!(Class::Kill.is_attack() && !Class::Follow.is_attack());
 * ```
 */
export type Class = "check" | "kill" | "chase" | "exchange" | "offer" | "block" | "follow" | "idle";

/**
 * A side: Red (红) moves up the board, Black (黑) moves down.
 *
 * ```
 * use qili::Color;
 * assert_eq!(!Color::Red, Color::Black);
 * assert_eq!(Color::from_fen('w'), Some(Color::Red));
 * ```
 */
export type Color = "red" | "black";

/**
 * A named value of a record.
 */
export type FactView = { 
/**
 * The tag's name, lower case.
 */
name: string, 
/**
 * Its text.
 */
value: string, };

/**
 * Shapes that belong together and move together.
 */
export type Figure = { 
/**
 * What it stands for.
 */
part: Part, 
/**
 * Which colour its shapes take, where that is not plain from what they are.
 */
tone: Tone | null, 
/**
 * The point it belongs to, if it is one.
 */
square: Square | null, 
/**
 * A piece's FEN letter.
 */
piece: string | null, 
/**
 * Where its shapes have their 0 0.
 */
x: number, 
/**
 * See `x`.
 */
y: number, 
/**
 * The shapes, lowest first.
 */
shapes: Array<Shape>, };

/**
 * One game, replayed.
 */
export type GameView = { 
/**
 * Where the game stands in the text, in bytes from its start: what a board replaces.
 */
from: number, 
/**
 * The byte behind it.
 */
to: number, 
/**
 * The title, or an empty text.
 */
title: string, 
/**
 * Players, event, date and the like, as written; names are those of the record's tags.
 */
facts: Array<FactView>, 
/**
 * The starting position.
 */
fen: string, 
/**
 * The positions; number 0 is the start.
 */
nodes: Array<NodeView>, 
/**
 * The node at which a viewer opens.
 */
opening: number, 
/**
 * Comments and branches that have no place in the tree.
 */
leftovers: Array<LeftoverView>, 
/**
 * What was odd in this game's text.
 */
warnings: Array<WarningView>, };

/**
 * What a shape is made of.
 */
export type Ink = "sheet" | "frame" | "line" | "print" | "disc" | "edge" | "tone" | "blank";

/**
 * A language that rulings, warnings and errors are written in.
 */
export type Language = "zh-Hans" | "zh-Hant" | "en" | "vi";

/**
 * A comment without a move to stand at, or a branch without a place to leave from.
 */
export type LeftoverView = { 
/**
 * `comment` or `branch`.
 */
kind: string, 
/**
 * The branch as numbered by the record, 0 for the main line.
 */
branch: number, 
/**
 * The ply as numbered by the record; for a branch that of its first move.
 */
ply: number, 
/**
 * The branch that a branch should leave.
 */
parent: number | null, 
/**
 * The comment, or the moves as written.
 */
text: string, };

/**
 * A move in the notations.
 */
export type MoveView = { 
/**
 * `h2e2`.
 */
iccs: string, 
/**
 * 炮二平五.
 */
simplified: string, 
/**
 * 炮二平五 with 俥 傌 and the like as printed in traditional books.
 */
traditional: string, 
/**
 * `C2=5`.
 */
wxf: string, 
/**
 * `P2-5`.
 */
vietnamese: string, };

/**
 * A position of a game with the move that led to it.
 */
export type NodeView = { 
/**
 * The node before; none for the start.
 */
parent: number | null, 
/**
 * The nodes after; the first one continues the line.
 */
children: Array<number>, 
/**
 * Plies since the start, 0 for the start itself.
 */
ply: number, 
/**
 * Who made the move; for the start, who moves first.
 */
side: Color, 
/**
 * The move, and how notations write it; none for the start and for what could not be played.
 */
played: MoveView | null, 
/**
 * The move as the record wrote it.
 */
written: string, 
/**
 * Whether the move checks.
 */
check: boolean, 
/**
 * Whether the opponent has no legal move left: mated or stalemated.
 */
lost: boolean, 
/**
 * The comment, line breaks kept, or an empty text.
 */
comment: string, 
/**
 * What is wrong with the move, or why nothing can be judged here.
 */
problem: string | null, };

/**
 * What a figure stands for.
 */
export type Part = "paper" | "last" | "check" | "piece" | "ring" | "arrow" | "label";

/**
 * A piece of a comment; all of them together are the comment.
 */
export type PassageView = { 
/**
 * The words.
 */
text: string, 
/**
 * The node that the moves are played from.
 */
base: number, 
/**
 * The moves that the words stand for, in ICCS, with those before them; none for plain text.
 */
line: Array<string>, };

/**
 * A rule book that can be asked.
 */
export type RuleSetView = { 
/**
 * The name to ask by, e.g. `china-2020`.
 */
id: string, 
/**
 * The name to show, in Chinese.
 */
chinese: string, 
/**
 * The same in English.
 */
english: string, };

/**
 * What a rule set says of one move.
 */
export type RulingView = { 
/**
 * The node that the move leads to.
 */
node: number, 
/**
 * The class; none where the move could not be judged (see `sentence`).
 */
class: Class | null, 
/**
 * Whether a search met its node limit: then the class is what could be shown, not a proof.
 */
undecided: boolean, 
/**
 * Why, in words.
 */
sentence: string, 
/**
 * The article of the rule set.
 */
article: string, 
/**
 * What is attacked, by whom, and why it is not protected.
 */
targets: Array<TargetView>, 
/**
 * Moves that prove the threat, to be played from this node: the mover moves first.
 */
line: Array<MoveView>, };

/**
 * A drawing.
 */
export type Scene = { 
/**
 * Units from left to right.
 */
width: number, 
/**
 * Units from top to bottom.
 */
height: number, 
/**
 * What to draw, lowest first.
 */
figures: Array<Figure>, };

/**
 * A filled or a stroked path.
 */
export type Shape = { 
/**
 * What it is made of, which decides its colour.
 */
ink: Ink, 
/**
 * The stroke's width; 0 for a path that is filled.
 */
stroke: number, 
/**
 * SVG path data.
 */
path: string, };

/**
 * One of the ninety points, counted rank by rank from Red's left.
 *
 * The file runs 0 to 8 from Red's left (ICCS `a` to `i`), the rank 0 to 9 from Red's back rank.
 *
 * ```
 * use qili::Square;
 * let square: Square = "h2".parse()?;
 * assert_eq!((square.file(), square.rank()), (7, 2));
 * assert_eq!(square.to_string(), "h2");
 * # Ok::<(), qili::ParseSquareError>(())
 * ```
 */
export type Square = string;

/**
 * A piece under attack.
 */
export type TargetView = { 
/**
 * Where it stands.
 */
square: string, 
/**
 * Where the attackers stand.
 */
attackers: Array<string>, 
/**
 * Where the pieces stand that may take back.
 */
protectors: Array<string>, 
/**
 * Why it is lost: `unrooted`, `false-root`, `more-valuable`, `joint` or `exchange`.
 */
reason: string, };

/**
 * A colour by its meaning.
 */
export type Tone = "red" | "black" | "threat" | "guard" | "trace";

/**
 * What a rule set says of a line of moves.
 */
export type VerdictView = { 
/**
 * The rule set's name, e.g. `china-2020`.
 */
rules: string, 
/**
 * Whose fault it is.
 */
fault: Color | null, 
/**
 * `draw`, `must_vary` or `loses`.
 */
outcome: string | null, 
/**
 * `repeated`, `pattern` or `none`.
 */
basis: string, 
/**
 * The article.
 */
article: string, 
/**
 * The verdict in words.
 */
sentence: string, 
/**
 * The name of Red's pattern, e.g. 一将一闲 or `perpetual check`; empty where nothing repeats.
 */
red: string, 
/**
 * The name of Black's pattern.
 */
black: string, 
/**
 * The nodes that repeat, from the first to the last of the loop or pattern.
 */
span: Array<number>, 
/**
 * How often the final position has stood.
 */
times: number, };

/**
 * Something odd that was met while reading.
 */
export type WarningView = { 
/**
 * A short fixed name of the kind.
 */
kind: string, 
/**
 * The tag in question, as the format writes it.
 */
tag: string | null, 
/**
 * The ply in question.
 */
ply: number | null, 
/**
 * Where in the text, in bytes from its start.
 */
offset: number, 
/**
 * What and where, as a sentence.
 */
sentence: string, };
