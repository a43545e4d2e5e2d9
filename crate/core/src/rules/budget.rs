//! The node limit of an answer.

use std::cell::Cell;

/// How many positions the searches behind one answer may still visit, all together.
#[derive(Debug)]
pub(crate) struct Budget {
    left: Cell<usize>,
    overdrawn: Cell<bool>,
}

impl Budget {
    /// A fresh limit.
    pub(crate) fn new(limit: usize) -> Budget {
        Budget { left: Cell::new(limit), overdrawn: Cell::new(false) }
    }

    /// Takes one position; false when there was none left.
    pub(crate) fn spend(&self) -> bool {
        match self.left.get().checked_sub(1) {
            Some(left) => self.left.set(left),
            None => self.overdrawn.set(true),
        }
        !self.overdrawn.get()
    }

    /// Whether a search wanted more than there was: then what it answered is no proof.
    pub(crate) fn is_overdrawn(&self) -> bool {
        self.overdrawn.get()
    }
}
