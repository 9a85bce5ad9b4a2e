//! A game written down (arts. 3, 12 and 13): moves, signs, remarks, and the counts after each.

use crate::counts::Counts;
use crate::{
    Annotation, CountCall, CountKind, CountRefusal, CountState, Move, Outcome, Position, Reduction,
    Refused, RuleSetId,
};

/// *Partita* (arts. 2.9, 12): a record that holds legal moves only.
///
/// Every position and every count along the way is kept, so that asking is cheap and taking back
/// is exact. A *ply* is one move of one side; ply 0 is the start.
///
/// ```
/// use rules::{Game, RuleSetId};
///
/// let mut game = Game::new(RuleSetId::FidItalian);
/// game.play_text("22-18")?;
/// game.play_text("12-16")?;
/// assert_eq!(game.len(), 2);
/// assert_eq!(game.truncated(1).len(), 1);
/// # Ok::<(), rules::Refused>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    intro: Vec<String>,
    moves: Vec<RecordedMove>,
    /// The position and the counts at each ply; one more than the moves.
    stations: Vec<(Position, Counts)>,
    calls: Vec<(usize, CountCall)>,
    outcome: Option<Outcome>,
}

/// *Mossa trascritta* (arts. 12, 13): a move with its signs and what was remarked after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// The move.
    pub played: Move,
    /// The signs of art. 13 after it, in the order of the article, each once.
    pub annotations: Vec<Annotation>,
    /// Comments and variations after it, in their order.
    pub remarks: Vec<Remark>,
}

/// *Nota*: what stands in a record besides the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A comment, kept as it was written.
    Comment(String),
    /// Other moves that could have been played instead.
    Variation(Line),
}

/// *Variante*: a line of moves beside the game, each legal where it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Comments before its first move.
    pub intro: Vec<String>,
    /// The moves; the first replaces the move it is a variation on.
    pub moves: Vec<RecordedMove>,
}

impl RecordedMove {
    /// A move without signs or remarks.
    #[must_use]
    pub fn new(played: Move) -> Self {
        RecordedMove {
            played,
            annotations: Vec::new(),
            remarks: Vec::new(),
        }
    }

    /// The comments after the move.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        self.remarks.iter().filter_map(|remark| match remark {
            Remark::Comment(text) => Some(text.as_str()),
            Remark::Variation(_) => None,
        })
    }
}

impl Game {
    /// A game from the initial position.
    #[must_use]
    pub fn new(rule_set: RuleSetId) -> Self {
        Self::from_position(Position::initial(rule_set))
    }

    /// A game from a position that was set up.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        Game {
            intro: Vec::new(),
            moves: Vec::new(),
            stations: vec![(start, Counts::at_start(&start))],
            calls: Vec::new(),
            outcome: None,
        }
    }

    /// The rule set the game is played under.
    #[must_use]
    pub fn rule_set(&self) -> RuleSetId {
        self.start().rules()
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.stations[0].0
    }

    /// The position after the last move.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.stations[self.moves.len()].0
    }

    /// The position after so many moves, if there were that many.
    #[must_use]
    pub fn position_after(&self, ply: usize) -> Option<&Position> {
        self.stations.get(ply).map(|(position, _)| position)
    }

    /// The moves played.
    #[must_use]
    pub fn moves(&self) -> &[RecordedMove] {
        &self.moves
    }

    /// How many moves were played, both sides together.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether no move was played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Plays a move, or says why it is not legal; then the game is unchanged.
    pub fn play(&mut self, chosen: &Move) -> Result<&Position, Refused> {
        let next = self.position().play(chosen)?;
        self.push(RecordedMove::new(*chosen), next);
        Ok(self.position())
    }

    /// Adds a move that is known to be legal and to lead to this position.
    fn push(&mut self, recorded: RecordedMove, next: Position) {
        let (_, counts) = &self.stations[self.moves.len()];
        let counts = counts.after(&self.stations, &recorded.played, &next);
        self.moves.push(recorded);
        self.stations.push((next, counts));
    }

    /// Plays a move given in writing, as `22-18`, `22x13x6` or `22x6`.
    pub fn play_text(&mut self, text: &str) -> Result<Move, Refused> {
        let chosen = self.position().find_move(text)?;
        self.play(&chosen)?;
        Ok(chosen)
    }

    /// The game as it was after so many moves. What was said about counts at that point stays;
    /// the result does not, for the game goes on from there.
    #[must_use]
    pub fn truncated(&self, plies: usize) -> Self {
        let plies = plies.min(self.len());
        Game {
            intro: self.intro.clone(),
            moves: self.moves[..plies].to_vec(),
            stations: self.stations[..=plies].to_vec(),
            calls: self
                .calls
                .iter()
                .copied()
                .filter(|(at, _)| *at <= plies)
                .collect(),
            outcome: self.outcome.filter(|_| plies == self.len()),
        }
    }

    /// Asks for the count of moves, imposes it or reduces it at this point (arts. 10.2, 11).
    pub fn call_count(&mut self, call: CountCall) -> Result<(), CountRefusal> {
        let ply = self.len();
        let (position, counts) = &mut self.stations[ply];
        counts.moves = counts.moves.called(call, position)?;
        self.calls.push((ply, call));
        Ok(())
    }

    /// Whether such a call would be accepted after so many moves, or why not.
    pub fn may_call_count(&self, ply: usize, call: CountCall) -> Result<(), CountRefusal> {
        let (position, counts) = &self.stations[ply.min(self.len())];
        counts.moves.called(call, position).map(|_| ())
    }

    /// How the count that runs after so many moves, or that may be started there, can be reduced
    /// (art. 11); nothing where it cannot.
    #[must_use]
    pub fn reduction_after(&self, ply: usize) -> Option<Reduction> {
        let (position, counts) = &self.stations[ply.min(self.len())];
        counts.moves.reduction(position)
    }

    /// The same record with these calls instead of its own, each after so many moves; or the first
    /// that is refused.
    pub fn with_calls(&self, calls: &[(usize, CountCall)]) -> Result<Self, (usize, CountRefusal)> {
        let mut game = Game {
            intro: self.intro.clone(),
            outcome: self.outcome,
            ..Self::from_position(*self.start())
        };
        for ply in 0..=self.len() {
            for (_, call) in calls.iter().filter(|(at, _)| *at == ply) {
                game.call_count(*call).map_err(|refusal| (ply, refusal))?;
            }
            if let Some(recorded) = self.moves.get(ply) {
                game.push(recorded.clone(), self.stations[ply + 1].0);
            }
        }
        Ok(game)
    }

    /// What was said about the count, each with the number of moves played before it.
    #[must_use]
    pub fn calls(&self) -> &[(usize, CountCall)] {
        &self.calls
    }

    /// Where every count of the rule set stands now.
    #[must_use]
    pub fn counts(&self) -> Vec<CountState> {
        self.stations[self.len()].1.states(self.rule_set())
    }

    /// Where every count stood after so many moves, if there were that many.
    #[must_use]
    pub fn counts_after(&self, ply: usize) -> Option<Vec<CountState>> {
        let (_, counts) = self.stations.get(ply)?;
        Some(counts.states(self.rule_set()))
    }

    /// Where one count stands now, if the rule set has it.
    #[must_use]
    pub fn count(&self, kind: CountKind) -> Option<CountState> {
        self.counts().into_iter().find(|state| state.kind == kind)
    }

    /// The first ply at which a count made the game drawn, and which count.
    #[must_use]
    pub fn first_complete_count(&self) -> Option<(usize, CountState)> {
        self.stations
            .iter()
            .enumerate()
            .find_map(|(ply, (_, counts))| {
                let states = counts.states(self.rule_set());
                let complete = states.into_iter().find(CountState::is_complete)?;
                Some((ply, complete))
            })
    }

    /// The result written in the record, if there is one.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Writes the result in the record, or erases it.
    pub fn set_outcome(&mut self, outcome: Option<Outcome>) {
        self.outcome = outcome;
    }

    /// The comments before the first move.
    #[must_use]
    pub fn intro(&self) -> &[String] {
        &self.intro
    }

    /// Adds a comment after the move of this ply; at ply 0, before the first move. Says whether
    /// there was such a ply.
    pub fn comment(&mut self, ply: usize, text: &str) -> bool {
        if ply == 0 {
            self.intro.push(text.to_owned());
            return true;
        }
        self.remark(ply, Remark::Comment(text.to_owned()))
    }

    /// Adds a sign of art. 13 to the move of this ply. Says whether there was such a move.
    pub fn annotate(&mut self, ply: usize, sign: Annotation) -> bool {
        let recorded = ply.checked_sub(1).and_then(|i| self.moves.get_mut(i));
        let found = recorded.is_some();
        if let Some(recorded) = recorded {
            sign.insert_into(&mut recorded.annotations);
        }
        found
    }

    /// Adds a comment or a variation after the move of this ply. A variation must have been
    /// checked move by move, which is why this is not public.
    pub(crate) fn remark(&mut self, ply: usize, remark: Remark) -> bool {
        let recorded = ply.checked_sub(1).and_then(|i| self.moves.get_mut(i));
        let found = recorded.is_some();
        if let Some(recorded) = recorded {
            recorded.remarks.push(remark);
        }
        found
    }
}
