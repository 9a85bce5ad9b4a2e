//! A second generator, slow and plain, written straight from the articles.
//!
//! It shares nothing with the crate: an array of 32 squares, places computed from the diagrams,
//! and the rules in the order in which they are written. Article numbers are those of the FID
//! Italian and English rules, and of the Portuguese rules where they begin with 2.2 or 3.1.

/// The three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Game {
    Italian,
    English,
    Portuguese,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SlowPiece {
    pub(crate) white: bool,
    pub(crate) king: bool,
}

/// Squares 1 to 32; place 0 is not used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SlowBoard {
    pub(crate) game: Game,
    pub(crate) white_to_move: bool,
    pub(crate) squares: [Option<SlowPiece>; 33],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SlowMove {
    pub(crate) path: Vec<u8>,
    pub(crate) captured: Vec<u8>,
}

type Direction = (i32, i32);
const ALL_DIRECTIONS: [Direction; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

impl SlowBoard {
    pub(crate) fn empty(game: Game, white_to_move: bool) -> Self {
        Self {
            game,
            white_to_move,
            squares: [None; 33],
        }
    }

    /// Every legal move.
    pub(crate) fn legal_moves(&self) -> Vec<SlowMove> {
        let mut captures = Vec::new();
        let mut steps = Vec::new();
        for from in 1..=32u8 {
            let Some(piece) = self.squares[usize::from(from)] else {
                continue;
            };
            if piece.white == self.white_to_move {
                captures.extend(self.captures_from(from, piece));
                steps.extend(self.steps_from(from, piece));
            }
        }
        // 6.1, 3.1.1a: a capture is compulsory.
        if captures.is_empty() {
            steps
        } else {
            self.that_must_be_chosen(captures)
        }
    }

    /// The board after a move, with the other side to move.
    pub(crate) fn after(&self, played: &SlowMove) -> Self {
        let mut next = self.clone();
        let from = usize::from(played.path[0]);
        let to = played.path[played.path.len() - 1];
        let mut piece = next.squares[from].take().expect("a piece that moves");
        // 5.12, 2.2.10: the pieces taken leave the board when the capture has ended.
        for taken in &played.captured {
            next.squares[usize::from(*taken)] = None;
        }
        // 4.2, 2.2.5: a man that has reached the last row is crowned.
        let last_row = if self.forward(piece.white) == 1 { 7 } else { 0 };
        piece.king |= self.place(to).0 == last_row;
        next.squares[usize::from(to)] = Some(piece);
        next.white_to_move = !self.white_to_move;
        next
    }

    /// 2.4, 2.1.3: row and column of a square, the row of number 1 being row 0.
    fn place(&self, square: u8) -> (i32, i32) {
        let row = i32::from(square - 1) / 4;
        let nth = i32::from(square - 1) % 4;
        let starts_at_the_edge = match self.game {
            Game::Italian | Game::Portuguese => row % 2 == 0,
            Game::English => row % 2 == 1,
        };
        (row, nth * 2 + i32::from(!starts_at_the_edge))
    }

    /// The square so many steps away, unless that is off the board.
    fn away(&self, from: u8, direction: Direction, steps: i32) -> Option<u8> {
        let (row, column) = self.place(from);
        let wanted = (row + direction.0 * steps, column + direction.1 * steps);
        (1..=32).find(|square| self.place(*square) == wanted)
    }

    /// 2.6, 2.1.3: Black starts on 1–12 and goes up in number; in Portugal White does.
    fn forward(&self, white: bool) -> i32 {
        let low_side_is_white = self.game == Game::Portuguese;
        if white == low_side_is_white { 1 } else { -1 }
    }

    /// 4.1, 4.7, 5.3: men go and take forward only, kings everywhere.
    fn directions(&self, piece: SlowPiece) -> Vec<Direction> {
        let forward = self.forward(piece.white);
        ALL_DIRECTIONS
            .into_iter()
            .filter(|(row, _)| piece.king || *row == forward)
            .collect()
    }

    fn flies(&self, piece: SlowPiece) -> bool {
        piece.king && self.game == Game::Portuguese
    }

    fn steps_from(&self, from: u8, piece: SlowPiece) -> Vec<SlowMove> {
        let mut steps = Vec::new();
        for direction in self.directions(piece) {
            // 2.2.8: a flying king goes as far as it likes; the others to the next square.
            let furthest = if self.flies(piece) { 7 } else { 1 };
            for distance in 1..=furthest {
                match self.away(from, direction, distance) {
                    Some(to) if self.squares[usize::from(to)].is_none() => {
                        steps.push(SlowMove {
                            path: vec![from, to],
                            captured: vec![],
                        });
                    }
                    _ => break,
                }
            }
        }
        steps
    }

    fn captures_from(&self, from: u8, piece: SlowPiece) -> Vec<SlowMove> {
        // The piece is in the hand of the player, so its square is free.
        let mut board = self.clone();
        board.squares[usize::from(from)] = None;
        let mut found = Vec::new();
        board.follow(piece, from, None, &[from], &[], &mut found);
        found
    }

    /// Follows every way to go on taking; where there is none, the capture has ended.
    ///
    /// `came` is the direction of the last jump of a flying king.
    fn follow(
        &self,
        piece: SlowPiece,
        at: u8,
        came: Option<Direction>,
        path: &[u8],
        captured: &[u8],
        found: &mut Vec<SlowMove>,
    ) {
        let mut goes_on = false;
        for direction in self.directions(piece) {
            for (victim, landing) in self.jumps(piece, at, direction, captured) {
                goes_on = true;
                let mut path = path.to_vec();
                // The path of a flying king names only the squares where it turns.
                if self.flies(piece) && came == Some(direction) {
                    path.pop();
                }
                path.push(landing);
                let captured = [captured, &[victim]].concat();
                self.follow(piece, landing, Some(direction), &path, &captured, found);
            }
        }
        let capture = SlowMove {
            path: path.to_vec(),
            captured: captured.to_vec(),
        };
        // Going straight on from either of two squares is the same capture: found once.
        if !goes_on && !captured.is_empty() && !found.contains(&capture) {
            found.push(capture);
        }
    }

    /// The pieces that can be taken in a direction, with each square to land on.
    fn jumps(
        &self,
        piece: SlowPiece,
        at: u8,
        direction: Direction,
        captured: &[u8],
    ) -> Vec<(u8, u8)> {
        let free = |distance| {
            self.away(at, direction, distance)
                .filter(|to| self.squares[usize::from(*to)].is_none())
        };
        let mut distance = 1;
        // 2.2.8: a flying king takes from afar.
        while self.flies(piece) && free(distance).is_some() {
            distance += 1;
        }
        let Some(victim) = self.away(at, direction, distance) else {
            return vec![];
        };
        let Some(standing) = self.squares[usize::from(victim)] else {
            return vec![];
        };
        // 6.2, 6.3, 2.2.9: never over one's own piece.
        if standing.white == piece.white {
            return vec![];
        }
        // 6.4, 2.2.9: never twice over the same piece.
        if captured.contains(&victim) {
            return vec![];
        }
        // 5.3b: in Italian draughts a man does not take a king.
        if self.game == Game::Italian && !piece.king && standing.king {
            return vec![];
        }
        // 5.2: there must be a free square behind; a flying king lands on any of them.
        let mut landings = Vec::new();
        while let Some(landing) = free(distance + 1) {
            landings.push((victim, landing));
            distance += 1;
            if !self.flies(piece) {
                break;
            }
        }
        landings
    }

    /// 6.6–6.9, 3.1.1b–c: of all captures, those that no rule of choice excludes.
    fn that_must_be_chosen(&self, mut captures: Vec<SlowMove>) -> Vec<SlowMove> {
        if self.game == Game::English {
            return captures;
        }
        // 6.6, 3.1.1b: the most pieces.
        keep_most(&mut captures, |capture| capture.captured.len());
        if self.game == Game::Italian {
            // 6.7: by a king.
            keep_most(&mut captures, |capture| {
                usize::from(self.is_king(capture.path[0]))
            });
        }
        // 6.8, 3.1.1c: the most kings.
        keep_most(&mut captures, |capture| {
            capture
                .captured
                .iter()
                .filter(|taken| self.is_king(**taken))
                .count()
        });
        if self.game == Game::Italian {
            // 6.9: jump by jump, a king before a man.
            for jump in 0..captures[0].captured.len() {
                keep_most(&mut captures, |capture| {
                    usize::from(self.is_king(capture.captured[jump]))
                });
            }
        }
        captures
    }

    fn is_king(&self, square: u8) -> bool {
        self.squares[usize::from(square)].is_some_and(|piece| piece.king)
    }
}

fn keep_most(captures: &mut Vec<SlowMove>, measure: impl Fn(&SlowMove) -> usize) {
    let most = captures.iter().map(&measure).max().unwrap_or(0);
    captures.retain(|capture| measure(capture) == most);
}
