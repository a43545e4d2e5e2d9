//! The eight classes of a move.

use std::fmt;

/// What a referee's book says of a single move.
///
/// ```
/// use qili::rules::Class;
/// assert_eq!(Class::Chase.sign(), '捉');
/// assert!(Class::Kill.is_attack() && !Class::Follow.is_attack());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
pub enum Class {
    /// 将: attacks the king.
    Check,
    /// 杀: threatens mate by checks.
    Kill,
    /// 捉: threatens to win material.
    Chase,
    /// 兑: offers an even exchange.
    Exchange,
    /// 献: offers a piece for nothing.
    Offer,
    /// 拦: obstructs a line without attacking.
    Block,
    /// 跟: tails a protected piece.
    Follow,
    /// 闲: everything else.
    Idle,
}

impl Class {
    /// The eight classes, heaviest first.
    pub const ALL: [Class; 8] = [
        Class::Check,
        Class::Kill,
        Class::Chase,
        Class::Exchange,
        Class::Offer,
        Class::Block,
        Class::Follow,
        Class::Idle,
    ];

    /// The character that the books write beside a move.
    #[must_use]
    pub fn sign(self) -> char {
        match self {
            Class::Check => '将',
            Class::Kill => '杀',
            Class::Chase => '捉',
            Class::Exchange => '兑',
            Class::Offer => '献',
            Class::Block => '拦',
            Class::Follow => '跟',
            Class::Idle => '闲',
        }
    }

    /// Whether the class is an attack (打): check, kill or chase.
    #[must_use]
    pub fn is_attack(self) -> bool {
        self <= Class::Chase
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Class::Check => "check",
            Class::Kill => "kill",
            Class::Chase => "chase",
            Class::Exchange => "exchange",
            Class::Offer => "offer",
            Class::Block => "block",
            Class::Follow => "follow",
            Class::Idle => "idle",
        })
    }
}
