//! The fast generator against the slow one over random positions.
//!
//! Crowded, middling and sparse boards, with few and with many kings, for each of the three games;
//! moves, pieces taken and the position after each move must be the same.

mod by_the_articles;

use std::collections::BTreeSet;

use by_the_articles::{Game, SlowBoard, SlowPiece};
use rules::{Counting, Piece, Position, Rank, RuleSetId, Setup, Side, Square};

const POSITIONS: u32 = 100_000;

#[test]
fn italian_moves_agree() {
    check(RuleSetId::FidItalian, Game::Italian, 1);
}

#[test]
fn english_moves_agree() {
    check(RuleSetId::FidEnglish, Game::English, 2);
}

#[test]
fn portuguese_moves_agree() {
    check(RuleSetId::FpdClassic, Game::Portuguese, 3);
}

#[test]
fn the_2006_rules_move_as_the_later_ones() {
    let mut random = Random(4);
    for n in 0..2_000 {
        let setup = random_setup(&mut random, RuleSetId::Fssi2006, n);
        let older = setup.position(RuleSetId::Fssi2006).expect("a proper setup");
        let later = setup
            .position(RuleSetId::FidItalian)
            .expect("a proper setup");
        assert_eq!(older.legal_moves(), later.legal_moves(), "{}", older.fen());
    }
}

fn check(rules: RuleSetId, game: Game, seed: u64) {
    let mut random = Random(seed);
    let mut captures = 0;
    for n in 0..POSITIONS {
        let setup = random_setup(&mut random, rules, n);
        let position = setup.position(rules).expect("a proper setup");
        captures += u32::from(agree(&position, game));
    }
    assert!(
        captures > POSITIONS / 4,
        "only {captures} positions had captures"
    );
}

/// Compares one position; tells whether something could be taken in it.
fn agree(position: &Position, game: Game) -> bool {
    let slow = slow_board(position, game);
    let fen = position.fen();
    let moves = position.legal_moves();

    let fast: BTreeSet<(Vec<u8>, Vec<u8>, String)> = moves
        .iter()
        .map(|legal| {
            let next = position.play(legal).expect("a legal move");
            (numbers(legal.path()), numbers(legal.captured()), next.fen())
        })
        .collect();
    assert_eq!(fast.len(), moves.len(), "{fen}: a move is listed twice");

    let expected: BTreeSet<(Vec<u8>, Vec<u8>, String)> = slow
        .legal_moves()
        .into_iter()
        .map(|m| {
            let next = slow.after(&m);
            (m.path, m.captured, fen_of(&next))
        })
        .collect();
    assert_eq!(fast, expected, "{fen}");

    let distinct: BTreeSet<_> = expected
        .iter()
        .map(|(path, captured, _)| {
            let taken: BTreeSet<u8> = captured.iter().copied().collect();
            (path.first().copied(), path.last().copied(), taken)
        })
        .collect();
    assert_eq!(
        position.perft(1, Counting::Unique),
        distinct.len() as u64,
        "{fen}"
    );
    assert_eq!(
        position.perft(1, Counting::Paths),
        expected.len() as u64,
        "{fen}"
    );
    moves.iter().any(rules::Move::is_capture)
}

fn numbers(squares: &[Square]) -> Vec<u8> {
    squares.iter().map(|square| square.number()).collect()
}

fn slow_board(position: &Position, game: Game) -> SlowBoard {
    let mut board = SlowBoard::empty(game, position.turn() == Side::White);
    for square in Square::all() {
        board.squares[usize::from(square.number())] =
            position.piece_at(square).map(|piece| SlowPiece {
                white: piece.side == Side::White,
                king: piece.rank == Rank::King,
            });
    }
    board
}

fn fen_of(board: &SlowBoard) -> String {
    let list = |white| -> String {
        let pieces: Vec<String> = (1..=32)
            .filter_map(|n| {
                let piece = board.squares[n].filter(|piece| piece.white == white)?;
                Some(format!("{}{n}", if piece.king { "K" } else { "" }))
            })
            .collect();
        pieces.join(",")
    };
    let turn = if board.white_to_move { "W" } else { "B" };
    format!("{turn}:W{}:B{}", list(true), list(false))
}

/// A setup that can be played: crowded, middling and sparse boards, from no king to kings only.
fn random_setup(random: &mut Random, rules: RuleSetId, n: u32) -> Setup {
    let turn = Side::ALL[random.below(2) as usize];
    let mut setup = Setup::empty(turn);
    let (least, most) = [(8, 12), (4, 8), (1, 4), (1, 12)][(n % 4) as usize];
    let kings_in_ten = [0, 2, 5, 10][(n / 4 % 4) as usize];
    for side in Side::ALL {
        let count = least + random.below(most - least + 1);
        while setup.pieces(side).len() < count {
            let square = Square::new(random.below(32) as u8 + 1).expect("a square");
            if setup.white.union(setup.black).contains(square) {
                continue;
            }
            let low = rules.facts().low_side.value == side;
            let last_row = if low { 29..=32 } else { 1..=4 };
            let king = last_row.contains(&square.number()) || random.below(10) < kings_in_ten;
            let rank = if king { Rank::King } else { Rank::Man };
            setup.put(square, Piece { side, rank });
        }
    }
    setup
}

/// A small generator of random numbers, the same on every machine (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % u64::from(limit)) as u32
    }
}
