// Which entries are on screen, by what was typed and chosen.
import type { EntryRow } from "@ipc/index";
import { searchable } from "@shared/i18n";

export const filters = ["all", "active", "left", "late", "no-document"] as const;
export type Filter = (typeof filters)[number];

interface Wanted {
  text: string;
  section: number | null;
  filter: Filter;
}

export function shownEntries(rows: readonly EntryRow[], wanted: Wanted): EntryRow[] {
  const words = searchable(wanted.text).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (wanted.section !== null && row.section !== wanted.section) return false;
    if (!passes(row, wanted.filter)) return false;
    const { surname, name, club } = row.label;
    const where = searchable([surname, name, club ?? "", row.card ?? ""].join(" "));
    return words.every((word) => where.includes(word));
  });
}

function passes(row: EntryRow, filter: Filter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "active":
      return row.status === "active";
    case "left":
      return row.status !== "active";
    case "late":
      return row.late;
    case "no-document":
      return row.athlete !== null && !row.hasDocument && !row.documentSeen;
  }
}
