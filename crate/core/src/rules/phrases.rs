//! What rulings and verdicts say, each phrase once and in every language.

use crate::language::Phrase;
use crate::rules::class::Class;
use crate::rules::ruling::Reason;
use crate::rules::threat::Loss;
use crate::rules::verdict::{Ground, Outcome};

/// A move, its class and why.
pub(crate) const RULING: Phrase = ["$0，$1：$2。", "$0，$1：$2。", "$0, $1: $2.", "$0, $1: $2."];
/// Between the pieces that are attacked, or the moves of a line.
pub(crate) const COMMA: Phrase = ["，", "，", ", ", ", "];
/// The line that shows it, up to its last move.
pub(crate) const NEXT: Phrase = ["下一着", "下一著", " Next ", " Tiếp theo "];
/// The last move of that line, if it mates.
pub(crate) const MATES: Phrase = ["$0，将死。", "$0，將死。", "$0 mates.", "$0 chiếu hết."];
/// The last move of that line, if it takes a piece.
pub(crate) const TAKES: Phrase = ["$0吃$1。", "$0吃$1。", "$0 takes the $1.", "$0 ăn $1."];
/// Any other last move of that line.
pub(crate) const ENDS: Phrase = ["$0。", "$0。", "$0.", "$0."];
/// A search met its limit.
pub(crate) const UNDECIDED: Phrase = [
    "计算达到上限，未能断定。",
    "計算達到上限，未能斷定。",
    " The search met its limit: undecided.",
    " Tính toán đã đến giới hạn, chưa thể kết luận.",
];
/// What a verdict rests on and what follows.
pub(crate) const VERDICT: Phrase = ["$0，$1。", "$0，$1。", "$0; $1.", "$0; $1."];
/// A piece at a point.
pub(crate) const PIECE_AT: Phrase = ["$0", "$0", "the $0 at $1", "$0 ở $1"];
/// The pattern of a side that does the same with every move.
pub(crate) const ALWAYS: Phrase = ["长$0", "長$0", "perpetual $0", "trường $0"];
/// A part of a pattern of several classes: how often, and which.
pub(crate) const SOMETIMES: Phrase = ["$0$1", "$0$1", "$0 $1 ", "$0 $1 "];
/// The pattern of a side whose moves are all idle.
pub(crate) const ALWAYS_IDLE: Phrase = ["闲着", "閒著", "idle moves", "nước nhàn"];
/// The pattern of sides that answer each check with a check.
pub(crate) const CHECK_FOR_CHECK: Phrase = ["解将还将", "解將還將", "check for check", "đỡ chiếu bằng chiếu"];

pub(crate) fn class(class: Class) -> Phrase {
    match class {
        Class::Check => ["将", "將", "check", "chiếu"],
        Class::Kill => ["杀", "殺", "kill", "sát"],
        Class::Chase => ["捉", "捉", "chase", "bắt"],
        Class::Exchange => ["兑", "兌", "exchange", "đổi"],
        Class::Offer => ["献", "獻", "offer", "hiến"],
        Class::Block => ["拦", "攔", "block", "cản"],
        Class::Follow => ["跟", "跟", "tail", "bám"],
        Class::Idle => ["闲", "閒", "idle", "nhàn"],
    }
}

/// Why a move has its class; of a [`Reason::Win`] the pieces say it, see [`loss`].
pub(crate) fn reason(reason: Reason) -> Phrase {
    match reason {
        Reason::Win => ["$0"; 4],
        Reason::Check => [
            "直接攻击对方将帅",
            "直接攻擊對方將帥",
            "it attacks the king",
            "trực tiếp tấn công tướng đối phương",
        ],
        Reason::Mate => [
            "企图下一着照将或连续照将，将死对方",
            "企圖下一著照將或連續照將，將死對方",
            "it threatens mate by consecutive checks",
            "dọa chiếu hết bằng nước chiếu hoặc chiếu liên tiếp",
        ],
        Reason::EvenExchange => [
            "可与对方同兵种子互换",
            "可與對方同兵種子互換",
            "it offers an even exchange",
            "mời đổi ngang quân cùng loại",
        ],
        Reason::Sacrifice => [
            "送吃，对方可白吃此子",
            "送吃，對方可白吃此子",
            "it offers the piece for nothing",
            "dâng quân cho đối phương ăn không",
        ],
        Reason::Interposition => [
            "阻拦对方的杀着，不具攻击作用",
            "阻攔對方的殺著，不具攻擊作用",
            "it stands in the way of the threatened mate",
            "chặn nước sát của đối phương, không có tác dụng tấn công",
        ],
        Reason::Tail => [
            "盯住对方有根子，不具攻击作用",
            "盯住對方有根子，不具攻擊作用",
            "it stays on the heels of a protected piece",
            "bám theo quân có căn, không có tác dụng tấn công",
        ],
        Reason::KingAnswer => [
            "走动将帅应将，由此产生的捉、杀按闲处理",
            "走動將帥應將，由此產生的捉、殺按閒處理",
            "a king that answers a check threatens nothing by it",
            "tướng đi để đỡ chiếu, bắt hay sát do đó sinh ra tính là nhàn",
        ],
        Reason::OwnDoing => [
            "盘面上的攻击是对方自己造成的，责任自负",
            "盤面上的攻擊是對方自己造成的，責任自負",
            "what is threatened stood before, by the other side's own doing",
            "thế bị tấn công là do đối phương tự gây ra, tự chịu trách nhiệm",
        ],
        Reason::FreeAttack => [
            "将帅、兵卒本身允许捉吃",
            "將帥、兵卒本身允許捉吃",
            "kings and pawns may attack pieces for ever",
            "tướng và tốt được phép bắt quân mãi",
        ],
        Reason::Standing => [
            "走子前已经捉着，没有新的捉",
            "走子前已經捉著，沒有新的捉",
            "what it attacks was attacked before",
            "trước nước đi đã bắt sẵn, không có nước bắt mới",
        ],
        Reason::KeySquare => [
            "占据防守要点，附带产生的捉士、象按闲处理",
            "佔據防守要點，附帶產生的捉士、象按閒處理",
            "it parries mate, and the attack on a guard is by the way",
            "giữ điểm phòng thủ, bắt sĩ tượng kèm theo tính là nhàn",
        ],
        Reason::Quiet => {
            ["不具攻击作用", "不具攻擊作用", "it threatens nothing", "không có tác dụng tấn công"]
        }
    }
}

/// Why a piece is lost.
pub(crate) fn loss(loss: Loss) -> Phrase {
    match loss {
        Loss::Unrooted => ["$0无根", "$0無根", "$0 is unprotected", "$0 không có căn"],
        Loss::FalseRoot => {
            ["$0是假根子", "$0是假根子", "what protects $0 may not take back", "$0 chỉ có căn giả"]
        }
        Loss::MoreValuable => [
            "$0的子力价值高于捉它的子",
            "$0的子力價值高於捉它的子",
            "$0 is worth more than its attacker",
            "$0 có giá trị hơn quân bắt nó",
        ],
        Loss::UnderRooted => [
            "联合捉$0，$0少根",
            "聯合捉$0，$0少根",
            "$0 has too few protectors against a joint attack",
            "bắt liên hợp $0, $0 thiếu căn",
        ],
        Loss::Exchange => [
            "通过完整的交换过程得$0",
            "通過完整的交換過程得$0",
            "an exchange that starts with $0 wins material",
            "qua trọn quá trình đổi quân thì được $0",
        ],
    }
}

/// Why a verdict is as it is; `$0` is the side at fault.
pub(crate) fn ground(ground: Ground) -> Phrase {
    match ground {
        Ground::Nothing => ["局面没有重复", "局面沒有重複", "Nothing repeats", "Không có gì lặp lại"],
        Ground::NoMaterial => [
            "双方都没有取胜的可能",
            "雙方都沒有取勝的可能",
            "Neither side can win",
            "Hai bên đều không thể thắng",
        ],
        Ground::PerpetualCheck => ["$0长将", "$0長將", "$0 checks with every move", "$0 trường chiếu"],
        Ground::BothCheck => {
            ["双方长将", "雙方長將", "Both check with every move", "Hai bên cùng trường chiếu"]
        }
        Ground::OneAttacks => [
            "$0步步是打，对方不是",
            "$0步步是打，對方不是",
            "$0 attacks with every move, the other side does not",
            "$0 nước nào cũng tấn công, đối phương thì không",
        ],
        Ground::BothAttack => [
            "双方均为禁止着法",
            "雙方均為禁止著法",
            "Both attack with every move, equally heavily",
            "Hai bên đều đi nước cấm như nhau",
        ],
        Ground::Heavier => {
            ["$0的打较重", "$0的打較重", "$0 attacks the more heavily", "$0 tấn công nặng hơn"]
        }
        Ground::NeitherAttacks => [
            "双方均为允许着法",
            "雙方均為允許著法",
            "Neither attacks with every move",
            "Hai bên đều đi nước được phép",
        ],
    }
}

/// What follows from a verdict; `$0` is the side at fault.
pub(crate) fn outcome(outcome: Outcome) -> Phrase {
    match outcome {
        Outcome::Draw => {
            ["不变作和", "不變作和", "a draw if nobody varies", "không bên nào đổi nước thì hòa"]
        }
        Outcome::MustVary => [
            "$0须变着，不变作负",
            "$0須變著，不變作負",
            "$0 must vary or loses",
            "$0 phải đổi nước, không đổi thì thua",
        ],
        Outcome::Loses => ["$0判负", "$0判負", "$0 loses", "$0 thua"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_about_the_same_things_in_every_language() {
        let consts = [RULING, COMMA, NEXT, MATES, TAKES, ENDS, UNDECIDED, VERDICT];
        let losses = [Loss::Unrooted, Loss::FalseRoot, Loss::MoreValuable, Loss::UnderRooted, Loss::Exchange]
            .map(loss);
        let outcomes = [Outcome::Draw, Outcome::MustVary, Outcome::Loses].map(outcome);
        let grounds = [
            Ground::Nothing,
            Ground::NoMaterial,
            Ground::PerpetualCheck,
            Ground::BothCheck,
            Ground::OneAttacks,
            Ground::BothAttack,
            Ground::Heavier,
            Ground::NeitherAttacks,
        ]
        .map(ground);
        for phrase in consts.into_iter().chain(losses).chain(outcomes).chain(grounds) {
            let about = phrase.map(|text| ["$0", "$1", "$2"].map(|slot| text.contains(slot)));
            assert!(about.iter().all(|slots| *slots == about[0]), "{phrase:?}");
        }
    }
}
