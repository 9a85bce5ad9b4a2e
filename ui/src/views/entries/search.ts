// Type-ahead on clubs and athletes.
import { request, type AthleteRow } from "@ipc/index";
import type { Option } from "@shared/ui";
import { written } from "./sheet";

const most = 8;

export async function searchClubs(text: string): Promise<Option[]> {
  const rows = await request("search_clubs", { text, club: null, limit: most });
  return rows.map(({ id, form: { name, town } }) => ({
    value: String(id),
    label: name,
    detail: town || undefined,
  }));
}

/** Athletes as options, and the rows themselves to fill a line from the one chosen. */
export function athleteSearch(): {
  search: (text: string) => Promise<Option[]>;
  row: (value: string) => AthleteRow | undefined;
} {
  let found: readonly AthleteRow[] = [];
  return {
    async search(text) {
      if (text.trim() === "") return [];
      found = await request("search_athletes", { text, club: null, limit: most });
      return found.map(({ id, form, clubName }) => ({
        value: String(id),
        label: written(form),
        detail: [form.card, clubName].filter(Boolean).join(" · ") || undefined,
      }));
    },
    row: (value) => found.find(({ id }) => String(id) === value),
  };
}
