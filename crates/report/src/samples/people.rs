//! People who do not exist.

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

const NAMES: [&str; 16] = [
    "Aldo", "Bianca", "Carlo", "Dora", "Elio", "Fabiola", "Gino", "Ines", "Luca", "Mara", "Nicolò",
    "Olga", "Pietro", "Rosa", "Saverio", "Tea",
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

/// `count` different people, clubmates spread through the list.
pub fn people(count: usize) -> Vec<Competitor> {
    (0..count)
        .map(|index| {
            let surname = SURNAMES[index % SURNAMES.len()];
            let name = NAMES[(index / SURNAMES.len() + 5 * index) % NAMES.len()];
            let club = CLUBS[(index * 7) % CLUBS.len()];
            let mut person = Competitor::new(surname, name, club);
            // Beyond the combinations of the two lists, a second surname keeps people apart.
            if index >= SURNAMES.len() * NAMES.len() {
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
