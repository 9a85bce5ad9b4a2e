// Clubs told apart at a glance: each has a letter and a tone. The letter alone is enough, since
// tones repeat after eight clubs and not everyone sees them.
import type { PlaceView } from "@ipc/index";

export interface ClubMark {
  readonly letter: string;
  /** From 1 to 8: `--club-1` and so on. */
  readonly tone: number;
  readonly name: string;
  /** How many of its entries are in the chart. */
  readonly entries: number;
}

export const tones = 8;

/** The marks of every club with more than one entry, the largest first. */
export function clubMarks(places: readonly PlaceView[]): ReadonlyMap<number, ClubMark> {
  const clubs = new Map<number, { name: string; entries: number }>();
  for (const { entry } of places) {
    if (!entry || entry.clubId === null) continue;
    const known = clubs.get(entry.clubId) ?? { name: entry.club ?? "", entries: 0 };
    clubs.set(entry.clubId, { ...known, entries: known.entries + 1 });
  }
  const ordered = [...clubs]
    .filter(([, { entries }]) => entries > 1)
    .sort(([, a], [, b]) => b.entries - a.entries || a.name.localeCompare(b.name));
  return new Map(
    ordered.map(([id, club], at) => [id, { ...club, letter: letters(at), tone: (at % tones) + 1 }]),
  );
}

/** A, B … Z, AA, AB: as a spreadsheet names its columns. */
function letters(at: number): string {
  const own = String.fromCharCode(65 + (at % 26));
  return at < 26 ? own : letters(Math.floor(at / 26) - 1) + own;
}
