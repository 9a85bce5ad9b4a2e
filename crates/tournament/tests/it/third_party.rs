//! The recipe of the lots, written once more from its description alone, as a third party would.

use sha2::{Digest, Sha256};
use tournament::{Entry, Holder, LotsOptions, Seed, digest_of, draw_lots};

const DOCUMENT: &str = include_str!("../../../../docs/lots.md");

fn example() -> Vec<Entry> {
    vec![
        Entry::new(1, "Olmo Pia").of_club(1),
        Entry::new(2, "Acero Ugo").of_club(1),
        Entry::new(3, "Faggio Ada").of_club(2).rated(1900),
        Entry::new(4, "Noce Elio").of_club(2).in_category(2),
        Entry::new(5, "Tiglio Ivo"),
    ]
}

/// Step 1 and 2: the list as text, and its digest.
fn list_as_text() -> &'static str {
    "2\tAcero Ugo\t1\t\t\n3\tFaggio Ada\t2\t1900\t\n4\tNoce Elio\t2\t\t2\n\
     1\tOlmo Pia\t1\t\t\n5\tTiglio Ivo\t\t\t\n"
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn the_worked_example_of_the_document_holds() {
    let digest = hex(&Sha256::digest(list_as_text())[..10]);
    assert_eq!(digest_of(&example()).unwrap().to_string(), digest);

    let text = format!("tabellone-lots-1\nDAMA-2006\n{digest} clubs=free seeds=none\n");
    let key = Sha256::digest(&text);
    let mut numbers = (0_u64..).flat_map(|counter| {
        let mut block = Sha256::new();
        block.update(key);
        block.update(counter.to_be_bytes());
        let block = block.finalize().to_vec();
        (0..4).map(move |n| u64::from_be_bytes(block[8 * n..8 * n + 8].try_into().unwrap()))
    });
    let mut order = vec![2, 3, 4, 1, 5];
    let mut shown = Vec::new();
    for last in [4_usize, 3, 2, 1] {
        let number = numbers.next().unwrap();
        let other = (number % (last as u64 + 1)) as usize;
        order.swap(last, other);
        shown.push(format!(
            "| {last} | {number} | {other} | {} |",
            joined(&order)
        ));
    }
    // Eight places; byes stand against the standard places 1, 8 and 5.
    let holder = |place: usize, next: &mut std::vec::IntoIter<u32>| match place {
        2 | 6 | 7 => "bye".to_owned(),
        _ => next.next().unwrap().to_string(),
    };
    let mut next = order.into_iter();
    let chart: Vec<String> = (1..=8).map(|place| holder(place, &mut next)).collect();

    let seed: Seed = "Dama 2006".parse().unwrap();
    let lots = draw_lots(&example(), &LotsOptions::default(), &seed).unwrap();
    let drawn: Vec<String> = (lots.drawn.iter())
        .map(|holder| match holder {
            Holder::Entry(entry) => entry.to_string(),
            Holder::Bye => "bye".to_owned(),
        })
        .collect();
    assert_eq!(drawn, chart);

    let mut printed = vec![digest, hex(&key), format!("`{}`", drawn.join(", "))];
    printed.append(&mut shown);
    for line in printed {
        assert!(
            DOCUMENT.contains(&line),
            "docs/lots.md does not show {line}"
        );
    }
}

fn joined(order: &[u32]) -> String {
    order
        .iter()
        .map(u32::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}
