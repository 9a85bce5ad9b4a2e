//! Six clubs that do not exist: 27 men and 9 women, six on each form.

/// A form as its club filled it in.
pub(super) struct Sheet {
    pub(super) club: &'static str,
    pub(super) means: &'static str,
    pub(super) received: &'static str,
    pub(super) people: [Person; 6],
}

pub(super) struct Person {
    pub(super) surname: &'static str,
    pub(super) name: &'static str,
    pub(super) woman: bool,
    pub(super) born: u16,
    pub(super) category: &'static str,
    pub(super) rating: u16,
}

const fn man(
    surname: &'static str,
    name: &'static str,
    born: u16,
    category: &'static str,
    rating: u16,
) -> Person {
    Person {
        surname,
        name,
        woman: false,
        born,
        category,
        rating,
    }
}

const fn woman(
    surname: &'static str,
    name: &'static str,
    born: u16,
    category: &'static str,
    rating: u16,
) -> Person {
    Person {
        surname,
        name,
        woman: true,
        born,
        category,
        rating,
    }
}

const MASTER: &str = "Maestro";
const FIRST: &str = "1ª categoria";
const SECOND: &str = "2ª categoria";
const THIRD: &str = "3ª categoria";

/// The club whose form comes after the deadline.
pub(super) const LATE: usize = 4;
/// The club that first forgets to sign.
pub(super) const UNSIGNED: usize = 2;

pub(super) const SHEETS: [Sheet; 6] = [
    Sheet {
        club: "G.S. Inventato Ventomare",
        means: "fax",
        received: "2006-03-20T10:15:00",
        people: [
            man("Alberelli", "Arturo", 1958, MASTER, 2080),
            man("Betullani", "Bernardo", 1966, FIRST, 1710),
            man("Ciliegini", "Corrado", 1971, SECOND, 1560),
            man("Dalieri", "Donato", 1984, SECOND, 1490),
            man("Edereschi", "Enea", 1988, THIRD, 1330),
            woman("Fiordalisi", "Flora", 1975, FIRST, 1640),
        ],
    },
    Sheet {
        club: "Polisportiva Silenziosa Montefinto",
        means: "email",
        received: "2006-03-24T18:02:00",
        people: [
            man("Genzianelli", "Gildo", 1962, MASTER, 2045),
            man("Idrangelli", "Ivo", 1970, FIRST, 1690),
            man("Larici", "Livio", 1979, SECOND, 1535),
            man("Muschietti", "Manlio", 1983, THIRD, 1360),
            woman("Narcisini", "Nives", 1969, SECOND, 1480),
            woman("Orchidelli", "Olga", 1986, THIRD, 1270),
        ],
    },
    Sheet {
        club: "Circolo Dama Valdombra",
        means: "post",
        received: "2006-03-29T09:40:00",
        people: [
            man("Papaveri", "Pio", 1955, "Candidato maestro", 1985),
            man("Querciolini", "Quinto", 1964, FIRST, 1675),
            man("Ranuncoli", "Remo", 1973, SECOND, 1545),
            man("Sambucini", "Saul", 1981, SECOND, 1470),
            man("Tigliani", "Tito", 1987, THIRD, 1310),
            woman("Ulivastri", "Ursula", 1977, FIRST, 1610),
        ],
    },
    Sheet {
        club: "A.S. Sordi Portochiaro",
        means: "fax",
        received: "2006-04-03T12:30:00",
        people: [
            man("Verbenelli", "Vito", 1960, FIRST, 1740),
            man("Zinnieri", "Zeno", 1968, FIRST, 1655),
            man("Agrifogli", "Aldo", 1976, SECOND, 1520),
            man("Biancospini", "Bruno", 1985, THIRD, 1345),
            woman("Camomilli", "Carla", 1972, SECOND, 1455),
            woman("Daturini", "Delia", 1984, THIRD, 1290),
        ],
    },
    Sheet {
        club: "G.S. Immaginario Lagosereno",
        means: "hand",
        received: "2006-04-09T08:20:00",
        people: [
            man("Erbalunghi", "Ennio", 1957, MASTER, 2015),
            man("Felcini", "Fausto", 1967, FIRST, 1665),
            man("Ginestrelli", "Gaspare", 1974, SECOND, 1510),
            man("Iridacci", "Italo", 1980, SECOND, 1450),
            man("Lupinelli", "Luca", 1986, THIRD, 1295),
            woman("Mughettini", "Mina", 1970, FIRST, 1590),
        ],
    },
    Sheet {
        club: "Unione Damistica Borgofantasia",
        means: "email",
        received: "2006-04-07T20:45:00",
        people: [
            man("Nespolacci", "Nereo", 1959, "Candidato maestro", 1950),
            man("Ontanelli", "Oscar", 1965, FIRST, 1645),
            man("Primuletti", "Primo", 1978, SECOND, 1500),
            man("Rododendri", "Rocco", 1982, THIRD, 1325),
            woman("Salicetti", "Sara", 1974, SECOND, 1430),
            woman("Tamerici", "Tea", 1985, THIRD, 1255),
        ],
    },
];

/// How strong somebody is; a club counts as its first board.
pub(super) fn rating(surname: &str) -> u16 {
    let everyone = SHEETS.iter().flat_map(|sheet| &sheet.people);
    let person = everyone.clone().find(|person| person.surname == surname);
    let club = SHEETS.iter().find(|sheet| sheet.club == surname);
    person
        .or(club.map(|sheet| &sheet.people[0]))
        .map_or(0, |person| person.rating)
}
