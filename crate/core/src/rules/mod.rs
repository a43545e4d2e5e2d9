//! The rule books: what a referee says of a move and of a repetition.

mod class;

pub use class::Class;
