// Which rows of the desk are on screen, by what was typed and chosen.
import type { CheckInRow } from "@ipc/index";
import { searchable } from "@shared/i18n";

export type Who = "all" | "missing" | "documents";

interface Wanted {
  who: Who;
  /** Title of a section; empty shows all. */
  section: string;
  text: string;
}

export function shownRows(rows: readonly CheckInRow[], wanted: Wanted): CheckInRow[] {
  const words = searchable(wanted.text).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (wanted.section && !row.sections.includes(wanted.section)) return false;
    if (wanted.who === "missing" && (row.presentAt || !row.active)) return false;
    if (wanted.who === "documents" && (!needsDocument(row) || row.documentSeenAt)) return false;
    const { surname, name, club } = row.label;
    const where = searchable([surname, name, club ?? "", row.card ?? ""].join(" "));
    return words.every((word) => where.includes(word));
  });
}

/** A club's team has no document of its own. */
export function needsDocument(row: CheckInRow): boolean {
  return row.active && row.label.name !== "";
}
