// A board that answers as the program does, for a few moves: enough to look at it and to test it.
import type {
  BoardRequest,
  BoardView,
  CountFrom,
  CountView,
  Geometry,
  LegalMove,
  MoveView,
  PositionView,
} from "@ipc/index";

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
  countRefused: { code: "king-missing", data: { side: "white", article: "10.1" } },
  reduction: null,
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
  countRefused: { code: "already-running", data: { article: "10.2" } },
  reduction: { least: 10, most: 39, article: "11" },
};

/** Where the game stands after so many moves. From the third on there are kings, as it were. */
function positionAfter(ply: number, countsFrom: readonly CountFrom[]): PositionView {
  if (ply < 2) return ply === 0 ? opening : afterOne;
  const { fen, turn, legal } = ply % 2 === 0 ? opening : afterOne;
  const called = countsFrom.findLast((count) => count.ply <= ply);
  const running: CountView[] = called
    ? [
        {
          kind: "moves",
          status: "running",
          article: "10",
          side: null,
          done: ply - called.ply,
          needed: called.reducedTo ?? 40,
        },
      ]
    : [];
  return {
    ...opening,
    fen: `${fen}, ${ply} moves`,
    turn,
    legal,
    counts: running,
    countRefused: called ? { code: "already-running", data: { article: "10.2" } } : null,
    reduction: { least: 10, most: 39, article: "11" },
  };
}

export function board({ moves, upto, attempt, countsFrom, claim }: BoardRequest): BoardView {
  const typed: string[] = (moves.match(/\d+[-x]\d+/g) ?? []).slice(0, upto ?? undefined);
  const said = countsFrom.filter(({ ply }) => upto === null || ply <= upto);
  const { legal } = positionAfter(typed.length, []);
  const refused = attempt !== null && !legal.some(({ text }) => text === attempt);
  const played = attempt === null || refused ? typed : [...typed, attempt];
  const views = played.map((text, at): MoveView => {
    const side = at % 2 === 0 ? "white" : "black";
    const path = text.split(/[-x]/).map(Number);
    const number = Math.floor(at / 2) + 1;
    return { number, side, text, annotation: "", comment: "", path, captured: [] };
  });
  return {
    geometry,
    positions: range(0, played.length).map((ply) => positionAfter(ply, said)),
    moves: views,
    text: views
      .map(({ number, side, text }) => (side === "white" ? `${number}. ` : "") + text)
      .join(" "),
    refused: refused
      ? {
          ply: typed.length,
          text: attempt,
          code: "man-goes-back",
          article: "5.2",
          data: { from: 22, to: 26 },
          legal,
        }
      : null,
    countsFrom: said,
    notes: [],
    findings: claim ? [] : null,
  };
}
