//! The chart as plain text, for reviews and for places where nothing else can be shown.

use std::fmt::Write as _;

use crate::{EntryId, Holder, How, MatchId, MatchState, MatchView, Seat, State};

/// Writes the chart from left to right, then the matches for lower places, then the standings.
#[must_use]
pub fn render_text(state: &State) -> String {
    let mut text = chart(state);
    let bracket = state.section().bracket();
    let below: Vec<MatchId> = bracket.matches().filter(|id| !id.is_main()).collect();
    if !below.is_empty() {
        text.push('\n');
    }
    for view in below.into_iter().filter_map(|id| state.match_view(id)) {
        let [above, below] = view.seats.map(|seat| seat_name(state, seat));
        writeln!(
            text,
            "{}: {above} – {below} → {}",
            view.id,
            label(state, &view)
        )
        .expect("writing to a string cannot fail");
    }
    text.push('\n');
    text.push_str(&standings(state));
    text
}

fn chart(state: &State) -> String {
    let bracket = state.section().bracket();
    let mut columns: Vec<Vec<String>> = vec![first_column(state)];
    for round in 1..=bracket.rounds() {
        let count = 1_u32 << (bracket.rounds() - round);
        let views = (1..=count).filter_map(|number| state.match_view(MatchId::main(round, number)));
        columns.push(views.map(|view| label(state, &view)).collect());
    }
    let rows = 2 * columns[0].len() - 1;
    let mut lines = vec![String::new(); rows];
    for (round, column) in columns.iter().enumerate() {
        // A label of round r stands in the middle of its 2^r places.
        let (step, first) = (2 << round, (1 << round) - 1);
        let width = column
            .iter()
            .map(|label| label.chars().count())
            .max()
            .unwrap_or(0);
        let last = round + 1 == columns.len();
        for (row, line) in lines.iter_mut().enumerate() {
            let label = (row % step == first).then(|| column[row / step].as_str());
            let upper = row / step % 2 == 0;
            let inside = if upper {
                row % step > first
            } else {
                row % step < first
            };
            let mark = match label {
                _ if last => "",
                Some(_) if upper => " ┐ ",
                Some(_) => " ┘ ",
                None if (row + 1) % (2 * step) == step => " ├ ",
                None if inside => " │ ",
                None => "   ",
            };
            let _ = write!(line, "{:<width$}{mark}", label.unwrap_or_default());
        }
    }
    lines
        .iter()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect()
}

fn first_column(state: &State) -> Vec<String> {
    let digits = state.holders().len().to_string().len();
    let line = |(index, holder): (usize, &Holder)| {
        let who = match holder {
            Holder::Entry(entry) => name(state, *entry),
            Holder::Bye => "·".to_owned(),
        };
        format!("{:>digits$} {who}", index + 1)
    };
    state.holders().iter().enumerate().map(line).collect()
}

fn label(state: &State, view: &MatchView) -> String {
    match view.state {
        MatchState::Waiting | MatchState::ToPlay { .. } => view.id.to_string(),
        MatchState::LotsNeeded { .. } => format!("{} lots", view.id),
        MatchState::Empty => "–".to_owned(),
        MatchState::NobodyPasses { how } => format!("nobody ({})", reason(how)),
        MatchState::Decided { winner, how, .. } => {
            let won = name(state, winner);
            match how {
                How::Bye | How::Unopposed => won,
                How::Games { .. } => {
                    let [mut ours, mut theirs] = view.score;
                    if view.seats[1] == Seat::Entry(winner) {
                        std::mem::swap(&mut ours, &mut theirs);
                    }
                    format!("{won} {ours}-{theirs}")
                }
                _ => format!("{won} ({})", reason(how)),
            }
        }
    }
}

fn reason(how: How) -> &'static str {
    match how {
        How::Bye => "bye",
        How::Unopposed => "unopposed",
        How::Games { .. } => "games",
        How::Forfeit { reason } => reason.as_str(),
        How::Departure { departure } => departure.as_str(),
        How::Lots => "lots",
    }
}

fn standings(state: &State) -> String {
    let standings = state.standings();
    let mut text = String::new();
    for row in &standings.rows {
        let place = match (row.settled, row.place.is_shared()) {
            (true, true) => format!("{} tied", row.place),
            (true, false) => row.place.to_string(),
            (false, _) => format!("at best {}, at least {}", row.place.from, row.place.to),
        };
        writeln!(
            text,
            "{place}: {} +{} ={} -{} {}",
            name(state, row.entry),
            row.won,
            row.drawn,
            row.lost,
            row.points
        )
        .expect("writing to a string cannot fail");
    }
    text
}

fn seat_name(state: &State, seat: Seat) -> String {
    match seat {
        Seat::Waiting => "?".to_owned(),
        Seat::Nobody => "·".to_owned(),
        Seat::Entry(entry) => name(state, entry),
    }
}

fn name(state: &State, entry: EntryId) -> String {
    state
        .section()
        .entry(entry)
        .map_or_else(|| entry.to_string(), |entry| entry.name.clone())
}
