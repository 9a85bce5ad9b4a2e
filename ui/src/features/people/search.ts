// Type-ahead on clubs and athletes.
import { request, type AthleteRow } from "@ipc/index";
import type { Option } from "@shared/ui";

const most = 20;

/** Clubs by part of their name; `but` leaves one out, to look for its duplicate. */
export async function searchClubs(text: string, but: number | null = null): Promise<Option[]> {
  const rows = await request("search_clubs", { text, club: null, limit: most });
  return rows
    .filter(({ id }) => id !== but)
    .map(({ id, form: { name, town } }) => ({
      value: String(id),
      label: name,
      detail: town || undefined,
    }));
}

const athleteOption = ({ id, form, clubName }: AthleteRow): Option => ({
  value: String(id),
  label: `${form.surname} ${form.name}`.trim(),
  detail: [form.card, clubName].filter(Boolean).join(" · ") || undefined,
});

/** Athletes by part of their name or card; of one club where it is named. */
export async function searchAthletes(
  text: string,
  { but = null, club = null }: { but?: number | null; club?: number | null } = {},
): Promise<Option[]> {
  const rows = await request("search_athletes", { text, club, limit: most });
  return rows.filter(({ id }) => id !== but).map(athleteOption);
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
      return found.map(athleteOption);
    },
    row: (value) => found.find(({ id }) => String(id) === value),
  };
}
