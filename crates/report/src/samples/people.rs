//! People who do not exist.

use std::ops::Range;

use crate::data::Competitor;

const SURNAMES: [&str; 32] = [
    "Damiera",
    "Pedinotti",
    "Casellari",
    "Trattini",
    "Presalunga",
    "Biscacco",
    "Cantonieri",
    "Spondani",
    "Nerofumo",
    "Biancospino",
    "Diagonali",
    "Traversari",
    "Finalini",
    "Conteggi",
    "Accomodo",
    "Mossabella",
    "Tavolini",
    "Turnario",
    "Sorteggiati",
    "Rinviati",
    "Paripatta",
    "Apertura",
    "Riposati",
    "Scambietti",
    "Bloccati",
    "Soffioni",
    "Damatura",
    "Contromossa",
    "Avanzini",
    "Retromarcia",
    "Coronati",
    "Dell’Incastro",
];

const MEN: [&str; 16] = [
    "Aldo", "Bruno", "Carlo", "Dario", "Elio", "Fabio", "Gino", "Ivo", "Luca", "Marco", "Nicolò",
    "Oreste", "Pietro", "Renzo", "Saverio", "Tullio",
];

const WOMEN: [&str; 16] = [
    "Ada", "Bianca", "Carla", "Dora", "Elena", "Fabiola", "Gina", "Ines", "Lucia", "Mara", "Nora",
    "Olga", "Piera", "Rosa", "Silvia", "Tea",
];

const CLUBS: [&str; 12] = [
    "G.S. Casella Nera",
    "A.S.D. Damiera di Levante",
    "Polisportiva Dama e Pedina",
    "G.S. Quattro Cantoni",
    "Circolo Scacchiera Bianca",
    "A.S.D. La Traversa",
    "G.S. Mossa Silenziosa",
    "Unione Sportiva Diagonale",
    "A.S.D. Silenziosi della Damiera di Sant’Agata in Collina",
    "G.S. Presa Multipla",
    "Società Dama Antica",
    "G.S. Tavolo Uno",
];

/// `count` different men, clubmates spread through the list.
pub fn people(count: usize) -> Vec<Competitor> {
    named(0..count, &MEN)
}

/// `count` different women; their surnames begin further down the list.
pub(super) fn women_people(count: usize) -> Vec<Competitor> {
    named(22..22 + count, &WOMEN)
}

fn named(indexes: Range<usize>, names: &[&str; 16]) -> Vec<Competitor> {
    indexes
        .map(|index| {
            let surname = SURNAMES[index % SURNAMES.len()];
            let name = names[(index / SURNAMES.len() + 5 * index) % names.len()];
            let club = CLUBS[(index * 7) % CLUBS.len()];
            let mut person = Competitor::new(surname, name, club);
            // Beyond the combinations of the two lists, a second surname keeps people apart.
            if index >= SURNAMES.len() * names.len() {
                person.surname = format!("{surname} {}", SURNAMES[(index / 37) % SURNAMES.len()]);
            }
            if index % 11 == 10 {
                person.club = None;
            }
            person
        })
        .collect()
}

/// The clubs of the sample events.
pub(super) fn clubs() -> &'static [&'static str] {
    &CLUBS
}
