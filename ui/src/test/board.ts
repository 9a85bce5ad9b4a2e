// A board that answers as the program does, for a few moves: enough to look at it and to test it.
import type { BoardRequest, BoardView, Geometry, LegalMove, PositionView } from "@ipc/index";

/** Italian board from White's seat: 1 is top left, the lower right corner is dark. */
export const geometry: Geometry = {
  cells: Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (_, column) =>
      row % 2 === column % 2 ? row * 4 + Math.floor(column / 2) + 1 : 0,
    ),
  ),
  first: "white",
};

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const step = (from: number, to: number): LegalMove => ({
  text: `${from}-${to}`,
  path: [from, to],
  captured: [],
});

const opening: PositionView = {
  fen: "start",
  turn: "white",
  whiteMen: range(21, 32),
  whiteKings: [],
  blackMen: range(1, 12),
  blackKings: [],
  legal: [
    step(21, 17),
    step(21, 18),
    step(22, 18),
    step(22, 19),
    step(23, 19),
    step(23, 20),
    step(24, 20),
  ],
  counts: [],
  over: null,
  countPossible: false,
};

const afterOne: PositionView = {
  ...opening,
  fen: "after 22-18",
  turn: "black",
  whiteMen: [18, 21, ...range(23, 32)],
  legal: [
    step(9, 13),
    step(10, 13),
    step(10, 14),
    step(11, 14),
    step(11, 15),
    step(12, 15),
    step(12, 16),
  ],
};

/** A late position with kings, a compulsory capture and a count. */
export const endgame: PositionView = {
  fen: "endgame",
  turn: "white",
  whiteMen: [21],
  whiteKings: [18],
  blackMen: [14],
  blackKings: [3],
  legal: [{ text: "18x11", path: [18, 11], captured: [14] }],
  counts: [
    { kind: "moves", status: "running", article: "10", side: "white", done: 12, needed: 40 },
  ],
  over: null,
  countPossible: true,
};

export function board({ moves, attempt, claim }: BoardRequest): BoardView {
  const played = /22-18/.test(moves) || attempt === "22-18";
  const refused = attempt !== null && attempt !== "22-18";
  return {
    geometry,
    positions: played ? [opening, afterOne] : [opening],
    moves: played
      ? [
          {
            number: 1,
            side: "white",
            text: "22-18",
            annotation: "",
            comment: "",
            path: [22, 18],
            captured: [],
          },
        ]
      : [],
    text: played ? "1. 22-18" : "",
    refused: refused
      ? {
          ply: 0,
          text: attempt,
          code: "man-goes-back",
          article: "5.2",
          data: { from: 22, to: 26 },
          legal: opening.legal,
        }
      : null,
    findings: claim ? [] : null,
  };
}
