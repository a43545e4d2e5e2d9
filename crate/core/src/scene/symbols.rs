//! Pictures of the pieces for those who do not read the characters, drawn for this project.

use crate::role::Role;

/// The picture of a kind of piece, centred on 0 0 and some 100 units high, as path data.
pub(super) fn symbol(role: Role) -> &'static str {
    match role {
        // A crown.
        Role::King => "M-46 30L-56-32-28-10 0-52 28-10 56-32 46 30zM-46 40H46V54H-46z",
        // An official's hat with its two wings.
        Role::Advisor => {
            "M-30 22C-36-24-22-54 0-54S36-24 30 22zM-36 31H36V49H-36z\
             M-41 6L-37 22C-49 30-65 28-67 20S-55 4-41 6zM41 6L37 22C49 30 65 28 67 20S55 4 41 6z"
        }
        // An elephant's head: ears, brow and trunk.
        Role::Elephant => {
            "M-26-38C-46-50-65-36-65-10S-48 30-30 24C-37 4-37-16-26-38zM26-38C46-50 65-36 65-10S48 30 30 24C37 4 37-16 26-38z\
             M0-48C16-48 24-30 25-14 26 4 20 16 17 28 15 38 20 42 26 36L36 46C24 62-2 58-3 36L-4 30C-14 28-24 4-25-14-24-30-16-48 0-48z"
        }
        // A horse's head.
        Role::Horse => {
            "M-8-58C22-56 46-34 46 6V54H-22C-22 32-8 20 4 8-10 14-20 12-26 16L-38 32-54 22C-54 2-40-14-32-28-28-36-22-54-8-58z\
             M-14-36C-20-36-20-27-14-27S-8-36-14-36z"
        }
        // A tower.
        Role::Rook => "M-46-56H-26V-42H-10V-56H10V-42H26V-56H46V-20H32V26H-32V-20H-46zM-42 34H42V51H-42z",
        // A gun on its wheel.
        Role::Cannon => {
            "M-62 6L34-50 54-18-10 20C-2 24 0 32 0 38 0 52-12 64-26 64S-52 52-52 38C-52 34-51 30-49 28z\
             M-26 26C-33 26-38 31-38 38S-33 50-26 50-14 45-14 38-19 26-26 26z"
        }
        // A foot soldier, as in chess.
        Role::Pawn => {
            "M0-56C14-56 26-44 26-30 26-21 21-13 14-8 20 8 28 22 42 30V52H-42V30C-28 22-20 8-14-8-21-13-26-21-26-30-26-44-14-56 0-56z"
        }
    }
}
