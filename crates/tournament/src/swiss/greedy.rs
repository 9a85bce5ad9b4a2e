//! A quick attempt at pairing everybody: in most fields it succeeds, and nothing has to be searched.

/// Pairs each with the nearest below and then helps those who found nobody, by dissolving one pair
/// for each two of them. If `rests` is given, one who may rest gets no opponent. `false` says
/// nothing: a search may still find a way.
pub(super) fn pair_quickly<M, R>(players: &[usize], meet: M, rests: Option<&R>) -> bool
where
    M: Fn(usize, usize) -> bool,
    R: Fn(usize) -> bool,
{
    let (mut pairs, mut left) = pair_nearest(players, &meet);
    if let Some(rests) = rests
        && !give_rest(&mut pairs, &mut left, &meet, rests)
    {
        return false;
    }
    while let Some(one) = left.pop() {
        let Some(other) = left.pop() else {
            return false;
        };
        let place = pairs.iter().position(|&(first, second)| {
            meet(one, first) && meet(other, second) || meet(one, second) && meet(other, first)
        });
        let Some(place) = place else { return false };
        let (first, second) = pairs[place];
        let straight = meet(one, first) && meet(other, second);
        let (mine, theirs) = if straight {
            (first, second)
        } else {
            (second, first)
        };
        pairs[place] = (one, mine);
        pairs.push((other, theirs));
    }
    true
}

type Pairs = Vec<(usize, usize)>;

fn pair_nearest(players: &[usize], meet: impl Fn(usize, usize) -> bool) -> (Pairs, Vec<usize>) {
    let mut taken = vec![false; players.len()];
    let (mut pairs, mut left) = (Vec::with_capacity(players.len() / 2), Vec::new());
    for (place, &player) in players.iter().enumerate() {
        if taken[place] {
            continue;
        }
        let below =
            (place + 1..players.len()).find(|&other| !taken[other] && meet(player, players[other]));
        match below {
            Some(other) => {
                taken[other] = true;
                pairs.push((player, players[other]));
            }
            None => left.push(player),
        }
    }
    (pairs, left)
}

/// Lets one rest: of those who found nobody, or of a pair whose other half takes one of them.
fn give_rest(
    pairs: &mut Pairs,
    left: &mut Vec<usize>,
    meet: impl Fn(usize, usize) -> bool,
    rests: impl Fn(usize) -> bool,
) -> bool {
    if let Some(place) = left.iter().position(|&player| rests(player)) {
        left.swap_remove(place);
        return true;
    }
    let Some(alone) = left.pop() else {
        return false;
    };
    for pair in pairs {
        for (stays, goes) in [*pair, (pair.1, pair.0)] {
            if meet(alone, stays) && rests(goes) {
                *pair = (stays, alone);
                return true;
            }
        }
    }
    false
}
