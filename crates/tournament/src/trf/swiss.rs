//! From a report file to the pairing of a round, and back.

use rules::Side;

use super::Trf;
use crate::{ByeKind, EntryId, RoundRecord, SwissEntry, SwissEvent, WhyApart, baku_acceleration};

impl Trf {
    /// Rounds of which the file has results.
    #[must_use]
    pub fn played_rounds(&self) -> usize {
        let rounds = self.players.iter().map(|player| player.rounds.len());
        rounds.max().unwrap_or(0)
    }

    /// The event as the pairing of a round (from 0) needs it.
    #[must_use]
    pub fn swiss_event(&self, round: usize) -> SwissEvent {
        let rounds = self.rounds.unwrap_or(0).max(self.played_rounds() as u32);
        let number = round as u32 + 1;
        let mut apart = Vec::new();
        for group in &self.apart {
            if !(group.rounds.0..=group.rounds.1).contains(&number) {
                continue;
            }
            for (index, &one) in group.entries.iter().enumerate() {
                for &other in &group.entries[index + 1..] {
                    apart.push((one, other, WhyApart::Arbiter));
                }
            }
        }
        SwissEvent {
            rounds,
            first_colour: self.first_colour.unwrap_or_else(|| self.inferred_colour()),
            points: self.points,
            apart,
        }
    }

    /// The entries as they were before a round (from 0): who was paired in it is present.
    ///
    /// For the round after the last one, everybody is present who asked for no bye.
    #[must_use]
    pub fn swiss_entries(&self, round: usize) -> Vec<SwissEntry> {
        let baku = self
            .system
            .as_ref()
            .is_some_and(|system| system.ends_with("_BAKU"))
            && self.accelerations.is_empty();
        let event = self.swiss_event(round);
        let entry = |(place, player): (usize, &super::TrfPlayer)| {
            let records = player.rounds.iter().map(|round| round.record);
            let mut history: Vec<RoundRecord> = records.take(round).collect();
            history.resize(round, RoundRecord::Bye { bye: ByeKind::Zero });
            let present = match player.rounds.get(round) {
                Some(now) => now.record.was_paired(),
                None => round >= self.played_rounds() && !self.asked_for_bye(player.number, round),
            };
            let virtual_points = if baku {
                baku_acceleration(place, self.players.len(), event.rounds, &self.points)
            } else {
                self.virtual_points(player.number, round)
            };
            SwissEntry {
                entry: player.number,
                history,
                virtual_points,
                present,
            }
        };
        self.players.iter().enumerate().map(entry).collect()
    }

    fn asked_for_bye(&self, entry: EntryId, round: usize) -> bool {
        self.byes
            .iter()
            .any(|byes| byes.round as usize == round + 1 && byes.entries.contains(&entry))
    }

    fn virtual_points(&self, entry: EntryId, round: usize) -> Vec<u32> {
        let at = |round: usize| {
            let number = round as u32 + 1;
            // A later line replaces an earlier one.
            let found = self.accelerations.iter().rev().find(|line| {
                (line.rounds.0..=line.rounds.1).contains(&number)
                    && (line.entries.0..=line.entries.1).contains(&entry)
            });
            found.map_or(0, |line| line.points)
        };
        (0..=round).map(at).collect()
    }

    /// The colour of the first entry that was paired by the first round with colours; where that
    /// one has none, the next one's, reversed, and so on.
    fn inferred_colour(&self) -> Side {
        let side = |record: RoundRecord| match record {
            RoundRecord::Game { side, .. } => Some(side),
            RoundRecord::Forfeit { side, .. } => side,
            RoundRecord::Bye { .. } => None,
        };
        let first = (0..self.played_rounds()).find(|&round| {
            let mut cells = self
                .players
                .iter()
                .filter_map(|player| player.rounds.get(round));
            cells.any(|cell| side(cell.record).is_some())
        });
        let Some(first) = first else {
            return Side::White;
        };
        let paired = self.players.iter().filter(|player| {
            let so_far = player.rounds.iter().take(first + 1);
            so_far.into_iter().any(|cell| cell.record.was_paired())
        });
        let mut colours = paired.enumerate().filter_map(|(number, player)| {
            let side = side(player.rounds.get(first)?.record)?;
            Some(if number % 2 == 0 { side } else { side.other() })
        });
        colours.next().unwrap_or(Side::White)
    }
}
