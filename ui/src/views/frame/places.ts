// Everywhere the palette can go: screens and their parts, sections, tables, papers, events, people.
import type { Day } from "@features/day";
import { fullName, slotText } from "@features/matches";
import { router } from "@features/navigation";
import {
  request,
  type EntryRow,
  type EventRow,
  type PaperChoice,
  type TableCard,
} from "@ipc/index";
import { t } from "@shared/i18n";
import type { Icon } from "@shared/ui";
import { dayViews, toolViews, viewFor } from "../registry";
import type { View } from "../view";

export interface Place {
  label: string;
  detail?: string;
  /** An address, or what is done to be there. */
  to: string | (() => void);
  icon?: Icon;
}

/** What is asked of the program each time the palette opens. */
export interface Known {
  events: readonly EventRow[];
  papers: readonly PaperChoice[];
  entries: readonly EntryRow[];
}

export const nothingKnown: Known = { events: [], papers: [], entries: [] };

export async function askKnown(event: number | null): Promise<Known> {
  const [events, papers, entries] = await Promise.all([
    request("list_events"),
    event === null ? [] : request("list_papers", { event }),
    event === null ? [] : request("list_entries", { event, section: null }),
  ]);
  return { events, papers, entries };
}

const entriesParts = ["forms", "list", "line-ups", "problems", "import"] as const;
const standingsParts = ["places", "clubs", "podium", "awards", "prizes", "to-buy"] as const;
const settingsParts = ["look", "desk", "keys", "copies", "privacy", "about"] as const;

/** Screens, each followed by its parts if they are wanted. */
export function screens(event: number | null, withParts: boolean): Place[] {
  const inEvent: readonly (View | null)[] =
    event === null ? [] : [...dayViews, viewFor("rulings"), viewFor("event-form")];
  const all = [viewFor("events"), viewFor("new-event"), ...inEvent, ...toolViews];
  return all
    .filter((view) => view !== null)
    .flatMap((view) => [
      { label: t(view.label), to: hrefOf(view, event), icon: view.icon },
      ...(withParts ? parts(view, event) : []),
    ]);
}

function hrefOf({ route }: View, event: number | null): string {
  return event === null
    ? router.href(route as "settings")
    : router.href(route as "event", { event });
}

function parts({ route, label, icon }: View, event: number | null): Place[] {
  const part = (name: string, to: string): Place => ({
    label: `${t(label)}: ${name}`,
    to,
    icon,
  });
  if (route === "settings") {
    return settingsParts.map((tab) =>
      part(t(`settings-tab-${tab}`), router.href("settings", { tab })),
    );
  }
  if (event === null) return [];
  if (route === "entries") {
    return entriesParts.map((tab) =>
      part(t(`entryform-view-${tab}`), router.href("entries", { event, tab })),
    );
  }
  if (route === "standings") {
    return standingsParts.map((tab) =>
      part(t(`standings-tab-${tab}`), router.href("standings", { event, tab })),
    );
  }
  return [];
}

export function papers(event: number | null, known: Known): Place[] {
  if (event === null) return [];
  return known.papers.map(({ kind }) => ({
    label: t(`paper-${kind}`),
    to: router.href("print", { event, paper: kind }),
  }));
}

export function otherEvents(event: number | null, known: Known): Place[] {
  return known.events
    .filter(({ id }) => id !== event)
    .map(({ id, title, beginsOn }) => ({
      label: title,
      detail: beginsOn.slice(0, 4),
      to: router.href("event", { event: id }),
    }));
}

/** The sections of the event on screen. */
export function sections({ sections: all, chooseSection }: Day): Place[] {
  if (router.current.ids.event === undefined || all.length < 2) return [];
  return all.map(({ id, form }) => ({
    label: `${t("section-switch")}: ${form.title}`,
    to: () => chooseSection(id),
  }));
}

/** Every table of the rounds being played; a number or a name finds it. */
export async function askTables(event: number | null): Promise<readonly TableCard[]> {
  if (event === null) return [];
  return (await request("round_desk", { event, section: null, round: null })).tables;
}

export function tables(event: number | null, all: readonly TableCard[]): Place[] {
  if (event === null) return [];
  return all.map(({ section, sectionTitle, card }) => ({
    label: `${t("rounds-table", { table: card.table ?? 0 })}: ${card.sides.map(slotText).join(" – ")}`,
    detail: sectionTitle,
    to: router.href("match", { event, section, match: card.match }),
  }));
}

/** Each person once, whatever number of sections they are in. */
export function people(event: number | null, known: Known): Place[] {
  if (event === null) return [];
  const once = new Map(known.entries.map((entry) => [entry.athlete ?? `team-${entry.id}`, entry]));
  return [...once.values()].map(({ id, label }) => ({
    label: fullName(label),
    detail: label.club ?? undefined,
    to: router.href("entries", { event, tab: "list", entry: String(id) }),
  }));
}
