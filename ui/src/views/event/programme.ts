// The programme as lines of a timeline, day by day, with the clock among them.
import type { ProgrammeItem } from "@ipc/index";

type Line =
  | { kind: "now"; key: string }
  | { kind: "item"; key: string; item: ProgrammeItem; past: boolean; current: boolean };

interface ProgrammeDay {
  day: string;
  lines: Line[];
}

/** What began last and is not over by what follows on the same day is current. */
export function onDay(items: readonly ProgrammeItem[], now: Date): ProgrammeDay[] {
  const ordered = items.toSorted((one, other) => one.at.localeCompare(other.at));
  const days = [...new Set(ordered.map(({ at }) => at.slice(0, 10)))];
  return days.map((day) => {
    const own = ordered.filter(({ at }) => at.startsWith(day));
    const begun = own.filter(({ at }) => new Date(at) <= now).length;
    const today = isSameDay(new Date(`${day}T00:00`), now);
    const lines = own.map<Line>((item, index) => ({
      kind: "item",
      key: `${item.at}-${index}`,
      item,
      past: index < begun - 1 || (!today && begun > 0),
      current: today && index === begun - 1,
    }));
    return { day, lines: today ? lines.toSpliced(begun, 0, { kind: "now", key: "now" }) : lines };
  });
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
