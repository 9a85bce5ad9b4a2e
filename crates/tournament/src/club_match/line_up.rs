//! Line-ups: who sits at which board, and who stands by.
//!
//! The club's form has six lines, so a line-up takes its athletes from at most six. What nobody
//! may overrule (an athlete twice, a stranger) is an error; what an arbiter may accept (an unusual
//! board order, too few athletes) is a finding.

use std::fmt;

/// *Tessera, atleta*: number of an athlete within the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AthleteId(pub u32);

/// *Formazione*: the athletes of one club for one match.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineUp {
    /// Who sits at board one, board two, and so on; an empty board is lost for absence.
    pub boards: Vec<Option<AthleteId>>,
    /// *Riserve*: who may take a place, in order.
    pub reserves: Vec<AthleteId>,
}

/// How the order of the boards is bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BoardOrder {
    /// The order of the form's lines; when one is missing those below move up.
    #[default]
    AsOnForm,
    /// Free at every match; a reserve takes the board of whoever is missing.
    Free,
}

/// What a line-up must keep to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineUpRules {
    /// Boards of a match.
    pub boards: u8,
    /// Athletes that a club must seat, or it counts as absent.
    pub minimum: u8,
    /// Whether the order is that of the form.
    pub order: BoardOrder,
}

impl LineUpRules {
    /// Lines of the club's form: nobody else can be fielded.
    pub const FORM_LINES: usize = 6;
}

/// A line-up that nobody may accept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LineUpError {
    /// The form has more than six lines.
    FormTooLong {
        /// How many it has.
        lines: u32,
    },
    /// More boards are filled in than the match has.
    TooManyBoards {
        /// How many the match has.
        boards: u8,
    },
    /// One athlete sits at two boards, or is also a reserve.
    AthleteTwice {
        /// Who.
        athlete: AthleteId,
    },
    /// The athlete is not on the club's form.
    NotOnForm {
        /// Who.
        athlete: AthleteId,
    },
}

impl fmt::Display for LineUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FormTooLong { lines } => write!(f, "the form has {lines} lines, not six"),
            Self::TooManyBoards { boards } => write!(f, "the match has {boards} boards"),
            Self::AthleteTwice { athlete } => write!(f, "athlete {} is listed twice", athlete.0),
            Self::NotOnForm { athlete } => write!(f, "athlete {} is not on the form", athlete.0),
        }
    }
}

impl std::error::Error for LineUpError {}

/// Something unusual that the arbiter may accept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LineUpFinding {
    /// The athlete sits below someone who comes later on the form.
    OutOfOrder {
        /// Who.
        athlete: AthleteId,
    },
    /// A board is empty although a reserve could take it.
    ReserveUnused {
        /// Board number, from 1.
        board: u8,
    },
    /// A board is empty while a lower one is taken, where the order of the form would fill it.
    EmptyBoard {
        /// Board number, from 1.
        board: u8,
    },
    /// Fewer athletes than the minimum: as it stands, the club counts as absent.
    TooFew {
        /// How many are seated.
        seated: u8,
        /// How many are asked for.
        minimum: u8,
    },
}

impl LineUp {
    /// Who sits at this board, counted from 1.
    pub fn at(&self, board: u8) -> Option<AthleteId> {
        let index = usize::from(board).checked_sub(1)?;
        self.boards.get(index).copied().flatten()
    }

    /// How many boards have an athlete.
    pub fn seated(&self) -> u8 {
        self.boards.iter().flatten().count() as u8
    }

    /// Checks the line-up against the club's form, whose lines come in order.
    pub fn check(
        &self,
        form: &[AthleteId],
        rules: &LineUpRules,
    ) -> Result<Vec<LineUpFinding>, LineUpError> {
        if form.len() > LineUpRules::FORM_LINES {
            return Err(LineUpError::FormTooLong {
                lines: form.len() as u32,
            });
        }
        if self.boards.len() > usize::from(rules.boards) {
            return Err(LineUpError::TooManyBoards {
                boards: rules.boards,
            });
        }
        let mut seen = Vec::new();
        for athlete in self.boards.iter().flatten().chain(&self.reserves).copied() {
            if !form.contains(&athlete) {
                return Err(LineUpError::NotOnForm { athlete });
            }
            if seen.contains(&athlete) {
                return Err(LineUpError::AthleteTwice { athlete });
            }
            seen.push(athlete);
        }
        Ok(self.findings(form, rules))
    }

    fn findings(&self, form: &[AthleteId], rules: &LineUpRules) -> Vec<LineUpFinding> {
        let mut findings = Vec::new();
        let line = |athlete| form.iter().position(|listed| *listed == athlete);
        let lowest = (1..=rules.boards)
            .rev()
            .find(|board| self.at(*board).is_some());
        let mut furthest = None;
        let mut reserves = self.reserves.len();
        for board in 1..=rules.boards {
            match self.at(board) {
                Some(athlete) => {
                    if rules.order == BoardOrder::AsOnForm && line(athlete) < furthest {
                        findings.push(LineUpFinding::OutOfOrder { athlete });
                    }
                    furthest = furthest.max(line(athlete));
                }
                None if reserves > 0 => {
                    reserves -= 1;
                    findings.push(LineUpFinding::ReserveUnused { board });
                }
                None if rules.order == BoardOrder::AsOnForm && Some(board) < lowest => {
                    findings.push(LineUpFinding::EmptyBoard { board });
                }
                None => {}
            }
        }
        if self.seated() < rules.minimum {
            findings.push(LineUpFinding::TooFew {
                seated: self.seated(),
                minimum: rules.minimum,
            });
        }
        findings
    }

    /// The line-up once these athletes are missing: reserves come in as the order of boards wants.
    #[must_use]
    pub fn without(&self, missing: &[AthleteId], rules: &LineUpRules) -> Self {
        let here = |athlete: &AthleteId| !missing.contains(athlete);
        let mut reserves: Vec<_> = self.reserves.iter().copied().filter(here).collect();
        let mut boards: Vec<Option<AthleteId>> = match rules.order {
            BoardOrder::AsOnForm => self
                .boards
                .iter()
                .flatten()
                .copied()
                .filter(here)
                .map(Some)
                .collect(),
            BoardOrder::Free => self.boards.iter().map(|seat| seat.filter(here)).collect(),
        };
        boards.resize(usize::from(rules.boards), None);
        for seat in boards.iter_mut().filter(|seat| seat.is_none()) {
            if reserves.is_empty() {
                break;
            }
            *seat = Some(reserves.remove(0));
        }
        Self { boards, reserves }
    }
}
