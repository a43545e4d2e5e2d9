//! The moves: which branch leaves which, and where.

use std::collections::HashMap;

use crate::moves::Move;
use crate::record::{Record, Written};
use crate::square::Square;
use crate::warning::WarningKind;

/// The moves of a tag, with their offsets in the text.
pub(super) type Moves = Vec<(Written, usize)>;

/// A `move_P_S_N` tag.
pub(super) struct BranchTag {
    pub(super) parent: usize,
    pub(super) ply: usize,
    pub(super) number: usize,
    pub(super) moves: Moves,
}

/// A branch in its place. The main line is one too: it begins with the start of the game, at ply 0.
struct Branch {
    number: usize,
    /// The branch whose node the first move follows.
    parent: usize,
    /// A branch further up, so that any ply is found in few steps however deep the tree is.
    jump: usize,
    depth: usize,
    /// The ply of the first node.
    ply: usize,
    /// The first node; the others follow it.
    node: usize,
    length: usize,
}

/// The branches of a record, by which plies are found.
pub(super) struct Tree {
    branches: Vec<Branch>,
    by_number: HashMap<usize, usize>,
}

impl Tree {
    /// Adds the main line and every branch that can be reached to a record. Answers the tree and, for each tag, what is
    /// odd; see [`Fate`].
    pub(super) fn build(record: &mut Record, main: Moves, tags: &mut [BranchTag]) -> (Tree, Vec<Fate>) {
        let length = 1 + main.len();
        append(record, 0, main);
        let main = Branch { number: 0, parent: 0, jump: 0, depth: 0, ply: 0, node: 0, length };
        let mut tree = Tree { branches: vec![main], by_number: HashMap::from([(0, 0)]) };
        let mut fates = vec![Fate::Orphan(WarningKind::EmptyBranch); tags.len()];
        let mut waiting: Vec<(usize, usize)> = Vec::new(); // By the number of the branch that is left.
        for (index, tag) in tags.iter().enumerate().filter(|(_, tag)| !tag.moves.is_empty()) {
            fates[index] = Fate::Orphan(WarningKind::NoParent { parent: tag.parent });
            waiting.push((tag.parent, index));
        }
        waiting.sort_unstable();
        // Parents before children, whatever the order of the tags; what is never reached stays an orphan.
        let mut next = 0;
        while next < tree.branches.len() {
            let number = tree.branches[next].number;
            if tree.by_number.get(&number) == Some(&next) {
                let first = waiting.partition_point(|&(parent, _)| parent < number);
                for &(_, index) in waiting[first..].iter().take_while(|&&(parent, _)| parent == number) {
                    fates[index] = tree.attach(record, next, &mut tags[index]);
                }
            }
            next += 1;
        }
        (tree, fates)
    }

    /// Adds a branch that leaves another one.
    fn attach(&mut self, record: &mut Record, from: usize, tag: &mut BranchTag) -> Fate {
        let place = tag.ply.checked_sub(1).and_then(|before| self.find(from, before));
        let Some((parent, node)) = place else { return Fate::Orphan(WarningKind::NoPly) };
        let left = &self.branches[from];
        let mut warnings = Vec::new();
        if left.ply + left.length <= tag.ply {
            warnings.push(WarningKind::LengthensParent);
        }
        if tag.ply <= left.ply {
            warnings.push(WarningKind::BeforeParent);
        }
        let first = record.nodes().len();
        let length = tag.moves.len();
        append(record, node, std::mem::take(&mut tag.moves));
        record.node_mut(first).branch = Some(tag.number);
        // The main line is always number 0; a branch that claims it cannot be named by others.
        if self.by_number.contains_key(&tag.number) {
            warnings.push(WarningKind::RepeatedBranch);
        } else {
            self.by_number.insert(tag.number, self.branches.len());
        }
        let up = &self.branches[parent];
        let far = &self.branches[up.jump];
        let jump =
            if up.depth - far.depth == far.depth - self.branches[far.jump].depth { far.jump } else { parent };
        let depth = up.depth + 1;
        self.branches.push(Branch {
            number: tag.number,
            parent,
            jump,
            depth,
            ply: tag.ply,
            node: first,
            length,
        });
        Fate::Attached(warnings)
    }

    /// The branch and the node at a ply of the path that leads through a branch to its end.
    fn find(&self, mut branch: usize, ply: usize) -> Option<(usize, usize)> {
        while ply < self.branches[branch].ply {
            let Branch { parent, jump, .. } = self.branches[branch];
            branch = if ply < self.branches[jump].ply { jump } else { parent };
        }
        let Branch { ply: first, node, length, .. } = self.branches[branch];
        (ply - first < length).then(|| (branch, node + ply - first))
    }

    /// The node of a branch's own move at a ply.
    pub(super) fn own_node(&self, number: usize, ply: usize) -> Option<usize> {
        let branch = *self.by_number.get(&number)?;
        self.find(branch, ply).filter(|&(owner, _)| owner == branch).map(|(_, node)| node)
    }

    /// The node at a ply of the path that leads through a branch, or the path's last one.
    pub(super) fn node_or_last(&self, number: usize, ply: usize) -> Option<usize> {
        let branch = *self.by_number.get(&number)?;
        let last = self.branches[branch].ply + self.branches[branch].length - 1;
        self.find(branch, ply.min(last)).map(|(_, node)| node)
    }
}

/// What became of a branch tag.
#[derive(Clone)]
pub(super) enum Fate {
    /// It has its place; the warnings say what was odd.
    Attached(Vec<WarningKind>),
    /// It has none.
    Orphan(WarningKind),
}

fn append(record: &mut Record, parent: usize, moves: Moves) {
    let mut parent = parent;
    for (written, offset) in moves {
        parent = record.add(parent, written);
        record.node_mut(parent).offset = offset;
    }
}

/// A move from four digits; points off the board stay digits.
pub(super) fn written(digits: [u8; 4]) -> Written {
    let [from_x, from_y, to_x, to_y] = digits;
    match (point(from_x, from_y), point(to_x, to_y)) {
        (Some(from), Some(to)) => Written::Points(Move { from, to }),
        _ => Written::Text(digits.iter().map(|digit| char::from(b'0' + digit % 10)).collect()),
    }
}

/// The point with x from Red's left and y from the top.
pub(super) fn point(x: u8, y: u8) -> Option<Square> {
    Square::new(x, 9u8.checked_sub(y)?)
}
