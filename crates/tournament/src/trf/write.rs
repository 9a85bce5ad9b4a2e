//! Writing, in the columns of TRF-26.

use std::fmt::Write;

use rules::Side;

use super::numbers::in_tenths;
use super::{TRF_POINTS, Trf, TrfPlayer, TrfRound};
use crate::{ByeKind, GameScore, RoundRecord};

/// Writes a report file. What was read comes back equal; names longer than their columns are cut.
#[must_use]
pub fn write_trf(trf: &Trf) -> String {
    let mut file = Lines(String::new());
    for (code, text) in &trf.texts {
        file.line(format_args!("{code} {text}"));
    }
    if let Some(rounds) = trf.rounds {
        file.line(format_args!("142 {rounds}"));
    }
    if let Some(side) = trf.first_colour {
        let letter = if side == Side::White { 'W' } else { 'B' };
        file.line(format_args!("152 {letter}"));
    }
    point_system(&mut file, trf);
    if let Some(system) = &trf.system {
        file.line(format_args!("192 {system}"));
    }
    for player in &trf.players {
        file.line(format_args!("{}", player_line(player)));
    }
    for byes in &trf.byes {
        let letter = match byes.bye {
            ByeKind::Full | ByeKind::Allocated => 'F',
            ByeKind::Half => 'H',
            ByeKind::Zero => 'Z',
        };
        let numbers = numbers(&byes.entries);
        file.line(format_args!("240 {letter} {:03}{numbers}", byes.round));
    }
    for acceleration in &trf.accelerations {
        file.line(format_args!(
            "250      {:>4} {:03} {:03} {:04} {:04}",
            in_tenths(acceleration.points),
            acceleration.rounds.0,
            acceleration.rounds.1,
            acceleration.entries.0.0,
            acceleration.entries.1.0,
        ));
    }
    for apart in &trf.apart {
        let numbers = numbers(&apart.entries);
        let (first, last) = apart.rounds;
        file.line(format_args!("260 {first:03} {last:03}{numbers}"));
    }
    for line in &trf.kept {
        file.line(format_args!("{line}"));
    }
    file.0
}

struct Lines(String);

impl Lines {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = write!(self.0, "{line}\r\n");
    }
}

fn numbers(entries: &[crate::EntryId]) -> String {
    let number = |entry: &crate::EntryId| format!(" {:>4}", entry.0);
    entries.iter().map(number).collect()
}

/// Only what differs from the format's own table.
fn point_system(file: &mut Lines, trf: &Trf) {
    let points = &trf.points;
    let differing: Vec<String> = [
        ('W', points.win, TRF_POINTS.win),
        ('D', points.drawn, TRF_POINTS.drawn),
        ('L', points.loss, TRF_POINTS.loss),
        ('A', points.absence, TRF_POINTS.absence),
        ('P', points.bye, points.win),
    ]
    .into_iter()
    .filter(|(_, value, usual)| value != usual)
    .map(|(letter, value, _)| format!("{letter}{:>4}", in_tenths(value)))
    .collect();
    if !differing.is_empty() {
        file.line(format_args!("162  {}", differing.join("    ")));
    }
    if points.forfeit_loss != points.absence {
        file.line(format_args!("BBF {:>4}", in_tenths(points.forfeit_loss)));
    }
}

fn player_line(player: &TrfPlayer) -> String {
    let mut line = format!(
        "001 {:>4} {}{:>3} {} {:>4} {} {} {} {:>4} {:>4}",
        player.number.0,
        player.sex.unwrap_or(' '),
        cut(&player.title, 3).trim_end(),
        cut(&player.name, 33),
        player
            .rating
            .map_or_else(String::new, |rating| rating.to_string()),
        cut(&player.federation, 3),
        cut(&player.id, 11),
        cut(&player.birth, 10),
        in_tenths(player.points),
        player
            .rank
            .map_or_else(String::new, |rank| rank.to_string()),
    );
    for round in &player.rounds {
        line.push_str("  ");
        line.push_str(&cell(round));
    }
    line
}

fn cell(round: &TrfRound) -> String {
    let letter = |side: Option<Side>| match side {
        Some(Side::White) => 'w',
        Some(Side::Black) => 'b',
        None => '-',
    };
    match round.record {
        RoundRecord::Game {
            opponent,
            side,
            score,
        } => {
            let result = match (score, round.unrated) {
                (GameScore::Won, false) => '1',
                (GameScore::Drawn, false) => '=',
                (GameScore::Lost, false) => '0',
                (GameScore::Won, true) => 'W',
                (GameScore::Drawn, true) => 'D',
                (GameScore::Lost, true) => 'L',
            };
            format!("{:>4} {} {result}", opponent.0, letter(Some(side)))
        }
        RoundRecord::Forfeit {
            opponent,
            side,
            won,
        } => format!(
            "{:>4} {} {}",
            opponent.0,
            letter(side),
            if won { '+' } else { '-' }
        ),
        RoundRecord::Bye { bye } => {
            let result = match bye {
                ByeKind::Allocated => 'U',
                ByeKind::Full => 'F',
                ByeKind::Half => 'H',
                ByeKind::Zero => 'Z',
            };
            format!("0000 - {result}")
        }
    }
}

/// Exactly so many characters, without line ends.
fn cut(text: &str, width: usize) -> String {
    let plain = text
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter });
    let cut: String = plain.take(width).collect();
    let missing = width - cut.chars().count();
    cut + &" ".repeat(missing)
}
