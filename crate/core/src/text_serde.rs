//! How points and moves go into JSON: as ICCS text, `h2` and `h2e2`.

use serde::ser::{Serialize, Serializer};

use crate::moves::Move;
use crate::square::Square;

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
