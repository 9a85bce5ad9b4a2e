// Squares as they lie on the screen. The geometry comes from the program; here it is only turned.
import type { Geometry, LegalMove, PositionView, Side } from "@ipc/index";

export interface Cell {
  /** 0 is a square nobody plays on. */
  square: number;
  row: number;
  column: number;
}

export type Piece = `${Side}-${"man" | "king"}`;

/** Top left first, from White's seat or, turned, from Black's. */
export function cellsOf({ cells }: Geometry, turned: boolean): Cell[] {
  const rows = turned ? cells.toReversed().map((row) => row.toReversed()) : cells;
  return rows.flatMap((row, at) => row.map((square, column) => ({ square, row: at, column })));
}

export function pieceOn(position: PositionView, square: number): Piece | null {
  if (position.whiteMen.includes(square)) return "white-man";
  if (position.whiteKings.includes(square)) return "white-king";
  if (position.blackMen.includes(square)) return "black-man";
  if (position.blackKings.includes(square)) return "black-king";
  return null;
}

/** Where a piece may end. */
export function targetsOf(legal: readonly LegalMove[], from: number | null): number[] {
  return legal.filter(({ path }) => path[0] === from).map(({ path }) => path.at(-1) ?? 0);
}

/** Pieces that have to capture. */
export function compulsory(legal: readonly LegalMove[]): number[] {
  return legal.flatMap(({ path, captured }) => (captured.length > 0 && path[0] ? [path[0]] : []));
}

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The playing square nearest in a direction, for the arrow keys. */
export function neighbour(cells: readonly Cell[], from: Cell, key: string): Cell | null {
  const [rows, columns] = steps[key] ?? [0, 0];
  const near = cells.filter(({ square, row, column }) => {
    if (square === 0) return false;
    const [down, across] = [row - from.row, column - from.column];
    return rows !== 0
      ? down === rows && Math.abs(across) === 1
      : down === 0 && across === columns * 2;
  });
  return near[0] ?? null;
}
