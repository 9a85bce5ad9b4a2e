//! Data that tries to break the paper.

use messages::Language;

use crate::data::{
    Certificate, CertificateKind, Certificates, Chart, Competitor, EventHead, FilledEntryForm,
    FormLine, RoundHead, RoundSheet, RoundTable, SectionHead, Standings,
};
use crate::report::Report;

use super::bracket::chart;
use super::outcomes::{results, standings};
use super::playing::slips;
use super::said::Said;

/// A way of being bad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hostile {
    /// Nothing is filled in.
    Empty,
    /// Names of two hundred letters without a space.
    Endless,
    /// Names of two hundred letters in words.
    Wordy,
    /// Characters that mean something in templates.
    Markup,
    /// Control characters and direction overrides.
    Control,
    /// Other scripts.
    Scripts,
}

impl Hostile {
    /// Every way.
    pub const ALL: [Hostile; 6] = [
        Hostile::Empty,
        Hostile::Endless,
        Hostile::Wordy,
        Hostile::Markup,
        Hostile::Control,
        Hostile::Scripts,
    ];

    /// Name of its folder.
    pub fn code(self) -> &'static str {
        match self {
            Hostile::Empty => "empty",
            Hostile::Endless => "endless-names",
            Hostile::Wordy => "wordy-names",
            Hostile::Markup => "markup",
            Hostile::Control => "control-characters",
            Hostile::Scripts => "scripts",
        }
    }

    /// A competitor of this kind.
    pub fn competitor(self, index: usize) -> Competitor {
        match self {
            Hostile::Empty => Competitor::default(),
            Hostile::Endless => Competitor::new(
                &"Lunghissimo".repeat(19)[..200],
                "Nome",
                &"Società".repeat(26),
            ),
            Hostile::Wordy => Competitor::new(
                &"De la Casella Lontana ".repeat(10)[..200],
                "Anna Maria",
                &"Gruppo sportivo ".repeat(13),
            ),
            Hostile::Markup => Competitor::new(
                "#panic(\"no\") *b* _i_ $x$ @ref <tag> `r` = [x] \\ // /* ~ '\"",
                "#sys.version {$name}",
                "= Titolo # - + / <b>",
            ),
            Hostile::Control => Competitor::new(
                "Ros\u{0}si\u{7}\u{202E}\u{1B}[31m",
                "Ma\nrio\t\u{FEFF}",
                "G.S.\u{85}\u{FFFE}",
            ),
            Hostile::Scripts => [
                Competitor::new("Παπαδόπουλος", "Γιώργος", "Σύλλογος Κωφών"),
                Competitor::new("Иванов-Щёлоков", "Пётр", "Клуб шашек"),
                Competitor::new("張", "偉明", "聾人棋會"),
                Competitor::new("حسن", "علي", "نادي الصم"),
                Competitor::new("כהן", "דוד", "מועדון"),
                Competitor::new("Nguyễn Đặng Ðorđević", "Žofie Ælfgifu", "Ślązacy Łódź"),
                Competitor::new("ქართველი", "ნინო", "კლუბი"),
                Competitor::new("김", "민준", "농아인 클럽"),
            ][index % 8]
                .clone(),
        }
    }

    fn event(self) -> EventHead {
        if self == Hostile::Empty {
            return EventHead::default();
        }
        let one = self.competitor(0);
        EventHead {
            // Not the name itself, which would then be found although it was lost elsewhere.
            title: one.surname.to_uppercase(),
            subtitle: Some(one.name),
            organiser: one.club.clone(),
            place: one.club,
            ..EventHead::default()
        }
    }
}

/// The reports with the tightest room, filled with bad data.
pub fn hostile_reports(kind: Hostile, language: Language) -> Vec<Report> {
    let said = Said::new(language);
    let count = if kind == Hostile::Empty { 0 } else { 6 };
    let people: Vec<Competitor> = (0..count).map(|index| kind.competitor(index)).collect();
    let section = SectionHead {
        title: kind.competitor(1).name,
        rule_set: kind.competitor(1).club,
    };
    let event = kind.event();
    let drawn = if people.is_empty() {
        Chart {
            event: event.clone(),
            section: section.clone(),
            ..Chart::default()
        }
    } else {
        chart(&event, &section, &people, 2, language)
    };
    let certificate = |one: &Competitor| Certificate {
        competitor: one.clone(),
        section: section.title.clone(),
        kind: CertificateKind::Placing { place: 1 },
        title: Some(one.name.clone()),
    };
    let line = |one: &Competitor| FormLine {
        surname: one.surname.clone(),
        name: one.name.clone(),
        card: one.club.clone(),
        ..FormLine::default()
    };
    let table = |(index, pair): (usize, &[Competitor])| RoundTable {
        table: index as u32 + 1,
        part: None,
        white: pair.first().cloned(),
        black: pair.get(1).cloned(),
    };
    let mut all = vec![
        Report::FilledEntryForm(FilledEntryForm {
            event: event.clone(),
            club: kind.competitor(0).club.unwrap_or_default(),
            lines: people.iter().take(6).map(line).collect(),
            ..FilledEntryForm::default()
        }),
        Report::RoundSheet(RoundSheet {
            event: event.clone(),
            section: section.clone(),
            round: RoundHead { number: 1, of: 4 },
            starts: None,
            tables: people.chunks(2).enumerate().map(table).collect(),
            byes: people.iter().take(3).cloned().collect(),
        }),
        Report::RoundResults(results(said, &drawn)),
        Report::Chart(drawn.clone()),
        Report::Certificates(Certificates {
            event: event.clone(),
            certificates: people.iter().map(certificate).collect(),
            ..Certificates::default()
        }),
    ];
    if people.is_empty() {
        all.push(Report::Standings(Standings {
            event,
            section,
            ..Standings::default()
        }));
    } else {
        all.push(Report::Standings(standings(said, &drawn)));
        all.push(Report::TableSlips(slips(&drawn, language)));
    }
    all
}
