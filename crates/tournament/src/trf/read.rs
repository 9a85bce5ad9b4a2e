//! Reading, line by line, with every limit checked before memory is taken.

use std::collections::BTreeMap;

use rules::Side;

use super::cells::{check_both_sides, player_rounds};
use super::numbers::{Line, entry_number, tenths, whole};
use super::{
    MAX_TRF_BYTES, MAX_TRF_ROUNDS, Trf, TrfAcceleration, TrfApart, TrfByes, TrfError, TrfFault,
    TrfPlayer,
};
use crate::{ByeKind, EntryId};

/// Reads a report file: UTF-8, or Latin-1 as older programs write it; lines end in CR, LF or both.
///
/// # Errors
/// If the file is too large, or a line that counts cannot be understood.
pub fn read_trf(bytes: &[u8]) -> Result<Trf, TrfError> {
    if bytes.len() > MAX_TRF_BYTES {
        return Err(whole_file(TrfFault::TooLarge));
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    };
    let mut reader = Reader::default();
    for (index, line) in text.replace("\r\n", "\n").split(['\n', '\r']).enumerate() {
        let at = |fault| TrfError {
            line: index + 1,
            fault,
        };
        reader.line(line).map_err(at)?;
    }
    reader.finish().map_err(whole_file)
}

fn whole_file(fault: TrfFault) -> TrfError {
    TrfError { line: 0, fault }
}

#[derive(Default)]
struct Reader {
    trf: Trf,
    players: BTreeMap<u32, TrfPlayer>,
    bye_is_said: bool,
    /// Accelerations of XXA lines: entry, round and points.
    single: Vec<(u32, u32, u32)>,
    /// Pairs of XXP lines, for all rounds.
    forever: Vec<Vec<EntryId>>,
    /// XXZ: who is away in the next round.
    away: Vec<EntryId>,
}

impl Reader {
    fn line(&mut self, text: &str) -> Result<(), TrfFault> {
        let line = Line::new(text);
        let code = line.text(1, 3);
        if line.len() < 3 || code.len() != 3 {
            if !text.trim().is_empty() {
                self.trf.kept.push(text.to_owned());
            }
            return Ok(());
        }
        match code.as_str() {
            "001" => self.player(&line)?,
            "142" | "XXR" => self.trf.rounds = Some(rounds(&line.text(4, line.len()))?),
            "152" => self.trf.first_colour = Some(colour_letter(line.at(5))?),
            "XXC" => self.configuration(&line, text),
            "162" => self.point_system(&line)?,
            "192" => self.trf.system = Some(line.text(5, line.len())),
            "240" => self.byes(&line)?,
            "250" => self.acceleration(&line)?,
            "260" => self.apart(&line)?,
            "XXA" => self.single_acceleration(&line)?,
            "XXP" => self.forever.push(listed_entries(&line)?),
            "XXZ" => self.away.extend(listed_entries(&line)?),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => self.point_value(&code, &line)?,
            "299" | "310" | "320" | "330" | "300" => return Err(TrfFault::Unsupported),
            _ if code.ends_with('2') && code.bytes().all(|byte| byte.is_ascii_digit()) => {
                self.trf.texts.push((code, line.text(5, line.len())));
            }
            _ => self.trf.kept.push(text.to_owned()),
        }
        Ok(())
    }

    fn player(&mut self, line: &Line) -> Result<(), TrfFault> {
        if line.len() < 84 {
            return Err(TrfFault::TooShort);
        }
        let number = entry_number(line.required(5, 8)?, 5)?;
        let sex = line.at(10);
        let player = TrfPlayer {
            number,
            sex: (sex != ' ').then_some(sex),
            title: line.text(11, 13),
            name: line.text(15, 47),
            rating: line.number(49, 52)?.filter(|&rating| rating > 0),
            federation: line.text(54, 56),
            id: line.text(58, 68),
            birth: line.text(70, 79),
            points: line.points(81, 84)?.unwrap_or(0),
            rank: line.number(86, 89)?,
            rounds: player_rounds(line, number)?,
        };
        match self.players.insert(number.0, player) {
            None => Ok(()),
            Some(_) => Err(TrfFault::Twice(number)),
        }
    }

    fn configuration(&mut self, line: &Line, text: &str) {
        let words = line.text(4, line.len());
        for word in words.split_whitespace() {
            match word {
                "white1" => self.trf.first_colour = Some(Side::White),
                "black1" => self.trf.first_colour = Some(Side::Black),
                _ => {
                    self.trf.kept.push(text.to_owned());
                    return;
                }
            }
        }
    }

    fn point_system(&mut self, line: &Line) -> Result<(), TrfFault> {
        for column in (6..=line.len()).step_by(9) {
            let Some(value) = line.points(column + 1, column + 4)? else {
                continue;
            };
            let points = &mut self.trf.points;
            match line.at(column) {
                'W' => points.win = value,
                'D' => points.drawn = value,
                'L' => points.loss = value,
                'A' | 'Z' => (points.forfeit_loss, points.absence) = (value, value),
                'P' => {
                    points.bye = value;
                    self.bye_is_said = true;
                }
                other => return Err(TrfFault::Result(other)),
            }
        }
        Ok(())
    }

    fn point_value(&mut self, code: &str, line: &Line) -> Result<(), TrfFault> {
        let value = tenths(&line.text(4, line.len())).ok_or(TrfFault::Number(5))?;
        let points = &mut self.trf.points;
        match code {
            "BBW" => points.win = value,
            "BBD" => points.drawn = value,
            "BBL" => points.loss = value,
            "BBZ" => points.absence = value,
            "BBF" => points.forfeit_loss = value,
            _ => {
                points.bye = value;
                self.bye_is_said = true;
            }
        }
        Ok(())
    }

    fn byes(&mut self, line: &Line) -> Result<(), TrfFault> {
        let bye = match line.at(5).to_ascii_uppercase() {
            'F' => ByeKind::Full,
            'H' => ByeKind::Half,
            'Z' => ByeKind::Zero,
            other => return Err(TrfFault::Result(other)),
        };
        let entries = entry_numbers(line.numbers(11)?, 11)?;
        self.trf.byes.push(TrfByes {
            bye,
            round: round_number(line.required(7, 9)?, 7)?,
            entries,
        });
        Ok(())
    }

    fn acceleration(&mut self, line: &Line) -> Result<(), TrfFault> {
        let first = entry_number(line.required(23, 26)?, 23)?;
        let last = entry_number(line.required(28, 31)?, 28)?;
        let rounds = (
            round_number(line.required(15, 17)?, 15)?,
            round_number(line.required(19, 21)?, 19)?,
        );
        if first > last || rounds.0 > rounds.1 {
            return Err(TrfFault::Number(19));
        }
        self.trf.accelerations.push(TrfAcceleration {
            points: line.points(10, 13)?.ok_or(TrfFault::Number(10))?,
            rounds,
            entries: (first, last),
        });
        Ok(())
    }

    fn single_acceleration(&mut self, line: &Line) -> Result<(), TrfFault> {
        let number = entry_number(line.required(5, 8)?, 5)?;
        for (round, column) in (10..=line.len()).step_by(5).enumerate() {
            if round >= MAX_TRF_ROUNDS {
                return Err(TrfFault::TooManyRounds);
            }
            if let Some(points) = line.points(column, column + 3)? {
                self.single.push((number.0, round as u32 + 1, points));
            }
        }
        Ok(())
    }

    fn apart(&mut self, line: &Line) -> Result<(), TrfFault> {
        let rounds = (
            round_number(line.required(5, 7)?, 5)?,
            round_number(line.required(9, 11)?, 9)?,
        );
        let entries = entry_numbers(line.numbers(13)?, 13)?;
        self.trf.apart.push(TrfApart { rounds, entries });
        Ok(())
    }

    fn finish(self) -> Result<Trf, TrfFault> {
        let mut trf = self.trf;
        trf.players = self.players.into_values().collect();
        if trf.players.is_empty() {
            return Err(TrfFault::NoEntries);
        }
        if !self.bye_is_said {
            trf.points.bye = trf.points.win;
        }
        for (number, round, points) in self.single {
            trf.accelerations.push(TrfAcceleration {
                points,
                rounds: (round, round),
                entries: (EntryId(number), EntryId(number)),
            });
        }
        trf.accelerations
            .retain(|acceleration| acceleration.points > 0);
        let last = MAX_TRF_ROUNDS as u32;
        trf.apart
            .extend(self.forever.into_iter().map(|entries| TrfApart {
                rounds: (1, last),
                entries,
            }));
        if !self.away.is_empty() {
            trf.byes.push(TrfByes {
                bye: ByeKind::Zero,
                round: (trf.played_rounds() + 1).min(MAX_TRF_ROUNDS) as u32,
                entries: self.away,
            });
        }
        check_both_sides(&trf)?;
        Ok(trf)
    }
}

/// Starting numbers with blanks between them.
fn listed_entries(line: &Line) -> Result<Vec<EntryId>, TrfFault> {
    let text = line.text(4, line.len());
    let numbers: Option<Vec<u32>> = text.split_whitespace().map(whole).collect();
    entry_numbers(numbers.ok_or(TrfFault::Number(5))?, 5)
}

fn colour_letter(letter: char) -> Result<Side, TrfFault> {
    match letter.to_ascii_uppercase() {
        'W' => Ok(Side::White),
        'B' => Ok(Side::Black),
        other => Err(TrfFault::Colour(other)),
    }
}

fn rounds(text: &str) -> Result<u32, TrfFault> {
    round_number(whole(text).ok_or(TrfFault::Number(5))?, 5)
}

fn round_number(round: u32, column: usize) -> Result<u32, TrfFault> {
    let in_range = (1..=MAX_TRF_ROUNDS as u32).contains(&round);
    in_range.then_some(round).ok_or(TrfFault::Number(column))
}

fn entry_numbers(numbers: Vec<u32>, column: usize) -> Result<Vec<EntryId>, TrfFault> {
    let numbers = numbers.into_iter();
    numbers.map(|number| entry_number(number, column)).collect()
}
