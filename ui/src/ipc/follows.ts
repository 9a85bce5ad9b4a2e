// What each answer follows: a screen asks again only when something that it shows has changed.
import type { Changed, Requests, What } from "./bindings";

/** Everything that the journal tells of. */
const facts: readonly What[] = [
  "event",
  "programme",
  "entries",
  "people",
  "lots",
  "play",
  "rulings",
  "prizes",
];
const day: readonly What[] = ["event", "entries", "people", "lots", "play"];

/** A question that is not here is asked again after every change. */
const follows: { [K in keyof Requests]?: readonly What[] } = {
  about: [],
  rules_pages: [],
  get_settings: ["settings"],
  get_policy: ["settings"],
  hall_choice: ["hall"],
  hall_view: [...day, "programme", "rulings", "hall"],
  undo_state: facts,
  read_journal: facts,
  list_events: facts,
  event_overview: facts,
  list_papers: facts,
  forecast: [...day, "programme"],
  search_athletes: ["people", "entries"],
  search_clubs: ["people", "entries"],
  list_forms: ["event", "entries", "people"],
  list_problems: day,
  list_line_ups: day,
  check_in_desk: day,
  lots_view: day,
  irregularities: ["event"],
  list_rulings: [...day, "rulings"],
  prizes: [...day, "prizes"],
};

/** Whether the answer to a question may be another one after this change. */
export function concerns(name: keyof Requests, arg: unknown, change: Changed): boolean {
  const followed = follows[name];
  if (change.what.length === 0 || !followed) return true;
  if (!followed.some((kind) => change.what.includes(kind))) return false;
  // Another event's news; people and settings belong to no event.
  const of = typeof arg === "object" && arg !== null && "event" in arg ? arg.event : null;
  return of === null || change.event === null || of === change.event;
}
