//! A game as it was written: start, moves, variations, comments, tags. Nothing here knows the rules.

use std::ops::Range;

use crate::board::Board;
use crate::color::Color;
use crate::moves::Move;
use crate::role::{Piece, Role};
use crate::setup::Setup;
use crate::square::Square;
use crate::warning::Warning;

/// How many moves a text may hold, variations included.
pub const MAX_MOVES: usize = 1 << 17;

/// A tree of moves with its tags, whatever the rules say of it. [`crate::Game`] replays it.
///
/// ```
/// use qili::record::{Record, Written};
/// let mut record = Record::new(qili::Setup::start());
/// let first = record.add(0, Written::Points("h2e2".parse()?));
/// let reply = record.add(first, Written::Points("h9g7".parse()?));
/// assert_eq!(record.nodes()[reply].ply(), 2);
/// # Ok::<(), qili::ParseMoveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Where the game stands in the text, in bytes: what a page replaces by a board.
    pub span: Range<usize>,
    /// The starting position, lawful or not.
    pub start: Setup,
    /// Where each numbered piece starts, for formats that number them; the board in `start` is made from it.
    pub slots: Option<Slots>,
    /// Players, event, result and the like, and what no reader knows, in the order of the text.
    pub tags: Vec<Tag>,
    /// The node at which a viewer opens.
    pub opening: usize,
    /// What has no place in the tree.
    pub leftovers: Vec<Leftover>,
    /// What was odd.
    pub warnings: Vec<Warning>,
    nodes: Vec<Node>, // Invariant: node 0 is the start, and parents stand before their children.
}

impl Record {
    /// A record without moves.
    #[must_use]
    #[inline(never)]
    pub fn new(start: Setup) -> Record {
        let root = Node {
            parent: None,
            children: Vec::new(),
            ply: 0,
            written: Written::Text(String::new()),
            comment: String::new(),
            branch: None,
            offset: 0,
        };
        Record {
            span: 0..0,
            start,
            slots: None,
            tags: Vec::new(),
            opening: 0,
            leftovers: Vec::new(),
            warnings: Vec::new(),
            nodes: vec![root],
        }
    }

    /// The start (number 0) and the moves. A node's parent has a smaller number than the node.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// A node to be changed; its place in the tree stays.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn node_mut(&mut self, node: usize) -> &mut Node {
        &mut self.nodes[node]
    }

    /// Adds a move after a node and answers its number. The first move added to a node continues the line, the others
    /// are variations.
    ///
    /// # Panics
    /// If there is no node with the number `parent`.
    pub fn add(&mut self, parent: usize, written: Written) -> usize {
        let node = self.nodes.len();
        let ply = self.nodes[parent].ply + 1;
        self.nodes[parent].children.push(node);
        self.nodes.push(Node {
            parent: Some(parent),
            children: Vec::new(),
            ply,
            written,
            comment: String::new(),
            branch: None,
            offset: 0,
        });
        node
    }

    /// Lets the move that was added last to a node continue the line.
    pub(crate) fn prefer_last(&mut self, parent: usize) {
        self.nodes[parent].children.rotate_right(1);
    }

    /// Takes every move away; the comment on the start stays.
    pub(crate) fn clear_moves(&mut self) {
        self.nodes.truncate(1);
        self.nodes[0].children.clear();
        self.opening = 0;
    }

    /// The nodes from one that follow when always the first child is taken, itself included.
    pub fn line_from(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(Some(node), |&node| self.nodes[node].children.first().copied())
    }

    /// The text of the first tag with a name of either case that is not blank.
    #[must_use]
    #[inline(never)]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let mut named = self.tags.iter().filter(|tag| tag.name.eq_ignore_ascii_case(name));
        named.find_map(|tag| Some(tag.value.trim()).filter(|value| !value.is_empty()))
    }
}

/// A move of a record, or its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    parent: Option<usize>,
    children: Vec<usize>,
    ply: usize,
    /// The move; an empty text for the start.
    pub written: Written,
    /// The comment on the position after the move, lines parted by `\n`; often empty.
    pub comment: String,
    /// The number that the record gives to the branch that begins with this move.
    pub branch: Option<usize>,
    /// Where the move stands in the text, in bytes.
    pub offset: usize,
}

impl Node {
    /// The node before; none for the start.
    #[must_use]
    pub fn parent(&self) -> Option<usize> {
        self.parent
    }

    /// The nodes after; the first one continues the line.
    #[must_use]
    pub fn children(&self) -> &[usize] {
        &self.children
    }

    /// Plies since the start, 0 for the start itself.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }
}

/// A move as a record gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// Two points of the board.
    Points(Move),
    /// Words that only a position can turn into a move (炮二平五), or that are no move at all.
    Text(String),
}

/// A named value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name as written, without a prefix of the format.
    pub name: String,
    /// The text, lines parted by `\n`.
    pub value: String,
}

/// Something that was written but has no place in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leftover {
    /// What it is.
    pub kind: LeftoverKind,
    /// The text: a comment, or moves as written.
    pub text: String,
}

/// What a leftover was meant to be. Branches are numbered by the record, 0 for the main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftoverKind {
    /// A comment on a move that is not there.
    Comment {
        /// The branch.
        branch: usize,
        /// The ply counted from the start of the game.
        ply: usize,
    },
    /// A branch without a place to leave from.
    Branch {
        /// The branch that it should leave.
        parent: usize,
        /// The ply of its first move, counted from the start of the game.
        ply: usize,
        /// Its own number.
        branch: usize,
    },
}

/// Where each of the 32 numbered pieces stands, as DhtmlXQ and XQF number them: for Red, then for Black, 车 马 相 士 帅
/// 士 相 马 车 炮 炮 兵×5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slots(pub [Option<Square>; 32]);

impl Slots {
    /// The piece that a slot (0 to 31) stands for.
    #[must_use]
    pub fn piece(slot: usize) -> Piece {
        const BACK_RANK: [Role; 9] = [
            Role::Rook,
            Role::Horse,
            Role::Elephant,
            Role::Advisor,
            Role::King,
            Role::Advisor,
            Role::Elephant,
            Role::Horse,
            Role::Rook,
        ];
        let role = match slot % 16 {
            own @ 0..9 => BACK_RANK[own],
            9 | 10 => Role::Cannon,
            _ => Role::Pawn,
        };
        Piece { color: if slot < 16 { Color::Red } else { Color::Black }, role }
    }

    /// The board; where two pieces share a point the later one stands.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = Board::default();
        for (slot, square) in self.0.iter().enumerate() {
            if let Some(square) = *square {
                board.set(square, Some(Slots::piece(slot)));
            }
        }
        board
    }
}
