// The other records, to find a duplicate or a club among them.
import { request } from "@ipc/index";
import type { Option } from "@shared/ui";

const most = 20;

export async function otherAthletes(text: string, than: number): Promise<Option[]> {
  const rows = await request("search_athletes", { text, club: null, limit: most });
  return rows
    .filter(({ id }) => id !== than)
    .map(({ id, form: { surname, name, card }, clubName }) => ({
      value: String(id),
      label: `${surname} ${name}`.trim(),
      detail: [card, clubName].filter(Boolean).join(" · ") || undefined,
    }));
}

/** Every club, or every club but one. */
export async function otherClubs(text: string, than: number | null): Promise<Option[]> {
  const rows = await request("search_clubs", { text, club: null, limit: most });
  return rows
    .filter(({ id }) => id !== than)
    .map(({ id, form: { name, town } }) => ({
      value: String(id),
      label: name,
      detail: town || undefined,
    }));
}
