// Where each match of a chart stands: a pure function from the chart to boxes, columns and links.
import type { ChartView, MatchCard, RoundName } from "@ipc/index";
import { nameWidth } from "./name";

export interface Box {
  readonly card: MatchCard;
  readonly x: number;
  readonly y: number;
  /** From 0: the round's column. */
  readonly column: number;
}

export interface Column {
  readonly x: number;
  readonly round: number;
  readonly name: RoundName;
}

/** A name above matches that stand outside the tree. */
export interface Heading {
  readonly x: number;
  readonly y: number;
  readonly name: RoundName;
}

export interface Link {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Layout {
  readonly boxes: readonly Box[];
  readonly byMatch: ReadonlyMap<string, Box>;
  readonly columns: readonly Column[];
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly width: number;
  readonly height: number;
  readonly boxWidth: number;
  readonly boxHeight: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = "up" | "down" | "left" | "right";

/** Room for a name; in a small chart also for a long one. */
const usualWidth = 248;
const widestBox = 320;
const smallChart = 16;
/** The size of a name, and what stands beside it in a box: the table before, tick and score after. */
export const nameSize = 15;
export const gutter = 32;
export const scoreWidth = 26;
export const besideName = gutter + scoreWidth + 28;
const columnGap = 56;
const rowGap = 20;
const headingHeight = 36;
const margin = 24;

/** Whether a match belongs to the tree itself, not to third place or the places below. */
export const inTree = (match: string): boolean => match.startsWith("r");

/** Height of one side of a match; a club under the name needs more. */
export const rowHeight = (clubs: boolean): number => (clubs ? 44 : 28);

function boxWidthFor({ size, rounds }: ChartView): number {
  if (size > smallChart) return usualWidth;
  const names = rounds
    .flatMap(({ matches }) => matches)
    .flatMap(({ sides }) => sides)
    .map((slot) => (slot.kind === "entry" ? nameWidth(slot.entry, nameSize) : 0));
  return Math.min(widestBox, Math.max(usualWidth, besideName + Math.max(0, ...names)));
}

export function layoutChart(chart: ChartView, options: { clubs: boolean }): Layout {
  const boxWidth = boxWidthFor(chart);
  const boxHeight = 2 * rowHeight(options.clubs);
  const pitch = boxHeight + rowGap;
  const boxes: Box[] = [];
  const headings: Heading[] = [];
  const columnX = (column: number) => margin + column * (boxWidth + columnGap);

  const columns = chart.rounds.map(({ number, name }, column) => ({
    x: columnX(column),
    round: number,
    name,
  }));
  for (const [column, { matches }] of chart.rounds.entries()) {
    // A match stands in the middle of the two that feed it: each round doubles the distance.
    const distance = pitch * 2 ** column;
    for (const card of matches) {
      const centre = margin + distance * (card.index + 0.5) - rowGap / 2;
      boxes.push({ card, column, x: columnX(column), y: centre - boxHeight / 2 });
    }
  }

  if (chart.thirdPlace) {
    const column = Math.max(0, columns.length - 1);
    const final = boxes.at(-1);
    const y = (final ? final.y + boxHeight : margin) + rowGap + headingHeight;
    headings.push({ x: columnX(column), y, name: chart.thirdPlace.name });
    boxes.push({ card: chart.thirdPlace, column, x: columnX(column), y });
  }

  const treeBottom = bottomOf(boxes, boxHeight);
  const filled = new Map<number, number>();
  for (const { name, number, matches } of chart.placing) {
    const column = Math.max(0, number - 1);
    let y = (filled.get(column) ?? treeBottom + rowGap) + headingHeight;
    headings.push({ x: columnX(column), y, name });
    for (const card of matches) {
      boxes.push({ card, column, x: columnX(column), y });
      y += pitch;
    }
    filled.set(column, y);
  }

  const byMatch = new Map(boxes.map((box) => [box.card.match, box]));
  const links = boxes.flatMap((box) => {
    const next = box.card.feeds ? byMatch.get(box.card.feeds) : undefined;
    return next ? [linkBetween(box, next, boxWidth, boxHeight)] : [];
  });
  const right = Math.max(0, ...boxes.map(({ x }) => x + boxWidth));
  return {
    boxes,
    byMatch,
    columns,
    headings,
    links,
    boxWidth,
    boxHeight,
    width: right + margin,
    height: bottomOf(boxes, boxHeight) + margin,
  };
}

function bottomOf(boxes: readonly Box[], boxHeight: number): number {
  return boxes.reduce((lowest, { y }) => Math.max(lowest, y + boxHeight), 0);
}

function linkBetween(from: Box, to: Box, boxWidth: number, boxHeight: number): Link {
  const [x1, y1] = [from.x + boxWidth, from.y + boxHeight / 2];
  // The upper feeder ends at the upper side of the next match, the lower one at the lower side.
  const side = from.card.index % 2 === 0 ? 0.25 : 0.75;
  const [x2, y2] = [to.x, to.y + boxHeight * side];
  const middle = (x1 + x2) / 2;
  return {
    from: from.card.match,
    to: to.card.match,
    path: `M${x1} ${y1}H${middle}V${y2}H${x2}`,
    left: x1,
    right: x2,
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
  };
}

/** Boxes that a part of the chart touches: what has to be drawn. */
export function boxesIn(layout: Layout, part: Rect): readonly Box[] {
  return layout.boxes.filter(
    ({ x, y }) =>
      x < part.x + part.width &&
      x + layout.boxWidth > part.x &&
      y < part.y + part.height &&
      y + layout.boxHeight > part.y,
  );
}

export function linksIn(layout: Layout, part: Rect): readonly Link[] {
  return layout.links.filter(
    ({ left, right, top, bottom }) =>
      left <= part.x + part.width &&
      right >= part.x &&
      top <= part.y + part.height &&
      bottom >= part.y,
  );
}

/** The match an arrow leads to: along the tree sideways, within the column up and down. */
export function neighbour(layout: Layout, match: string, way: Direction): string | null {
  const box = layout.byMatch.get(match);
  if (!box) return layout.boxes[0]?.card.match ?? null;
  if (way === "right") {
    return box.card.feeds && layout.byMatch.has(box.card.feeds) ? box.card.feeds : null;
  }
  if (way === "left") {
    const feeders = layout.links.filter(({ to }) => to === match);
    return feeders[0]?.from ?? null;
  }
  const column = layout.boxes
    .filter((other) => other.column === box.column)
    .sort((a, b) => a.y - b.y);
  const at = column.indexOf(box);
  return column[at + (way === "down" ? 1 : -1)]?.card.match ?? null;
}

/** Matches where one entry sat or sits, and those it would reach by winning on. */
export function pathOf(layout: Layout, entry: number): ReadonlySet<string> {
  const path = new Set<string>();
  let out = false;
  for (const { card } of layout.boxes) {
    const side = card.sides.findIndex((slot) => slot.kind === "entry" && slot.entry.id === entry);
    if (side < 0) continue;
    path.add(card.match);
    if (card.winner !== null && card.winner !== side && inTree(card.match)) out = true;
  }
  if (out) return path;
  for (let ahead = last(path); ahead;) {
    const next: string | null = layout.byMatch.get(ahead)?.card.feeds ?? null;
    if (next && layout.byMatch.has(next)) path.add(next);
    ahead = next;
  }
  return path;
}

function last(of: ReadonlySet<string>): string | null {
  return [...of].filter(inTree).at(-1) ?? null;
}
