// Every address of the program. A new screen is a line here and a folder in views/.
import { createRouter, type Params } from "@shared/router";

export const routes = {
  events: "/events",
  "new-event": "/events/new?from",
  event: "/event/:event",
  "event-form": "/event/:event/form",
  entries: "/event/:event/entries?section&form&line&entry&tab",
  "check-in": "/event/:event/check-in?section",
  lots: "/event/:event/lots?section",
  rounds: "/event/:event/rounds?section&round",
  chart: "/event/:event/chart?section&match",
  match: "/event/:event/match?section&match&game&board",
  rulings: "/event/:event/rulings?match",
  standings: "/event/:event/standings?section&tab",
  print: "/event/:event/print?paper",
  rules: "/rules?set&article",
  journal: "/journal?event",
  people: "/people?athlete&club&tab",
  settings: "/settings?tab",
} as const;

export type RouteName = keyof typeof routes;
export type RouteParams<K extends RouteName> = Params<(typeof routes)[K]>;

export const router = createRouter(routes, "events");
