//! Why something may not happen at a table.

use crosstown_rules::Refusal;

use crate::wire::Problem;

/// Longest explanation, in bytes: a board of nothing but mistakes has many.
const LONGEST_DETAIL: usize = 2000;

/// A code for programs and translations, and the rule where one was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// A stable name.
    pub code: &'static str,
    /// The rule or ruling.
    pub rule: Option<&'static str>,
    detail: Option<String>,
}

impl Refused {
    /// Refused for a reason that is not in the rules of the game.
    pub const fn new(code: &'static str) -> Refused {
        Refused { code, rule: None, detail: None }
    }

    /// With more for programmers. It must tell nothing that is hidden.
    pub fn because(mut self, detail: String) -> Refused {
        self.detail = Some(cut(detail));
        self
    }
}

/// An explanation that is not too long to be sent.
pub(crate) fn cut(mut detail: String) -> String {
    if detail.len() > LONGEST_DETAIL {
        detail.truncate(detail.floor_char_boundary(LONGEST_DETAIL));
        detail.push_str(" …");
    }
    detail
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused { code: refusal.code(), rule: Some(refusal.rule()), detail: None }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        Problem {
            code: refused.code.to_owned(),
            rule: refused.rule.map(str::to_owned),
            detail: refused.detail,
        }
    }
}
