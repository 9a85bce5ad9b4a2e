/** A leaf of a laurel wreath on a circle of radius 50: where it stands and how it is turned. */
export interface Leaf {
  x: number;
  y: number;
  turn: number;
}

/** Two branches that leave the top open, as on the printed podium. */
export function laurel(leaves = 9): readonly Leaf[] {
  const first = 14;
  const step = 136 / (leaves - 1);
  const along = (degrees: number) => (degrees * Math.PI) / 180;
  return [1, -1].flatMap((side) =>
    Array.from({ length: leaves }, (_, at) => along(first + at * step)).flatMap((turn) => {
      const heading = (Math.atan2(-Math.sin(turn), side * Math.cos(turn)) * 180) / Math.PI;
      return [
        { out: 46, lean: -34 },
        { out: 36, lean: 34 },
      ].map(({ out, lean }) => ({
        x: side * Math.sin(turn) * out,
        y: Math.cos(turn) * out,
        turn: heading + side * lean,
      }));
    }),
  );
}
