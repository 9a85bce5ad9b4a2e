//! Special prizes: who meets the rule, and whose missing facts could change that.

use std::collections::{BTreeMap, BTreeSet};

use super::award::in_order_of_lots;
use super::{
    AwardList, AwardReason, Participant, PrizeFinding, Recipient, SharedPrizes, SpecialPrize,
    SpecialRule,
};
use crate::{ClubId, EntryId};

pub(super) fn for_rule(
    prize: &SpecialPrize,
    may_win: &[&Participant],
    shared: SharedPrizes,
    lots: &[EntryId],
    list: &mut AwardList,
) {
    let before = list.awards.len();
    let reason = AwardReason::Special {
        name: prize.name.clone(),
    };
    let items = || prize.items.iter().map(String::as_str);
    match prize.rule {
        SpecialRule::LargestClub => {
            for club in largest_clubs(may_win) {
                list.give(Recipient::Club(club), &reason, items());
            }
        }
        SpecialRule::FirstOfEachClub => {
            let clubs: BTreeSet<ClubId> = may_win.iter().filter_map(|who| who.club).collect();
            for club in clubs {
                let of_club = may_win.iter().copied().filter(|who| who.club == Some(club));
                let best = best_of(&prize.rule, of_club);
                list.give_best(best, &reason, &prize.items, shared, lots);
            }
        }
        _ => {
            let concerned = may_win
                .iter()
                .copied()
                .filter(|who| prize.rule.concerns(who) == Some(true));
            let best = best_of(&prize.rule, concerned);
            list.give_best(best, &reason, &prize.items, shared, lots);
        }
    }
    let waits = list.findings.iter().any(
        |finding| matches!(finding, PrizeFinding::LotsNeeded { reason: of, .. } if *of == reason),
    );
    if list.awards.len() == before && !waits {
        list.findings.push(PrizeFinding::NobodyQualifies {
            name: prize.name.clone(),
        });
    }
    facts_missing(prize, may_win, before, list);
}

/// Names the entries of whom the needed fact is unknown, if knowing it could change the winner.
fn facts_missing(
    prize: &SpecialPrize,
    may_win: &[&Participant],
    before: usize,
    list: &mut AwardList,
) {
    let winner = list.awards[before..]
        .iter()
        .filter_map(|award| {
            may_win
                .iter()
                .find(|who| Recipient::Entry(who.entry) == award.recipient)
        })
        .filter_map(|who| prize.rule.rank(who))
        .max();
    for who in may_win
        .iter()
        .filter(|who| prize.rule.concerns(who).is_none())
    {
        let behind = match (winner, prize.rule.rank(who)) {
            (Some(winner), Some(rank)) => rank > winner,
            _ => false,
        };
        if !behind {
            list.findings.push(PrizeFinding::FactMissing {
                name: prize.name.clone(),
                entry: who.entry,
                fact: prize.rule.needs(),
            });
        }
    }
}

impl AwardList {
    fn give_best(
        &mut self,
        best: Vec<EntryId>,
        reason: &AwardReason,
        items: &[String],
        shared: SharedPrizes,
        lots: &[EntryId],
    ) {
        let winners = if shared == SharedPrizes::Lots && best.len() > 1 {
            let Some(order) = in_order_of_lots(&best, lots) else {
                self.findings.push(PrizeFinding::LotsNeeded {
                    reason: reason.clone(),
                    entries: best,
                });
                return;
            };
            order[..1].to_vec()
        } else {
            best
        };
        for entry in winners {
            self.give(
                Recipient::Entry(entry),
                reason,
                items.iter().map(String::as_str),
            );
        }
    }
}

fn best_of<'a>(
    rule: &SpecialRule,
    candidates: impl Iterator<Item = &'a Participant>,
) -> Vec<EntryId> {
    let ranked: Vec<_> = candidates
        .filter_map(|who| Some((rule.rank(who)?, who.entry)))
        .collect();
    let best = ranked.iter().map(|(rank, _)| *rank).min();
    ranked
        .into_iter()
        .filter(|(rank, _)| Some(*rank) == best)
        .map(|(_, entry)| entry)
        .collect()
}

fn largest_clubs(present: &[&Participant]) -> Vec<ClubId> {
    let mut sizes: BTreeMap<ClubId, u32> = BTreeMap::new();
    for club in present.iter().filter_map(|who| who.club) {
        *sizes.entry(club).or_default() += 1;
    }
    let most = sizes.values().copied().max();
    sizes
        .into_iter()
        .filter(|(_, size)| Some(*size) == most)
        .map(|(club, _)| club)
        .collect()
}
