// The screens that exist. A folder with a `view.ts` is a screen; nothing else needs to be told.
import type { RouteName } from "@features/navigation";
import type { View } from "./view";

const found = import.meta.glob<{ views: readonly View[] }>("./*/view.ts", { eager: true });

const byRoute = new Map<RouteName, View>(
  Object.values(found).flatMap(({ views }) => views.map((view) => [view.route, view] as const)),
);

/** The day in order, as the rail shows it. */
const day: readonly RouteName[] = [
  "event",
  "entries",
  "check-in",
  "lots",
  "rounds",
  "chart",
  "standings",
  "print",
];

/** What is always at hand, below the day. */
const tools: readonly RouteName[] = ["people", "rules", "journal", "settings"];

export const dayViews = existing(day);
export const toolViews = existing(tools);

/** Every screen, also those that the rail does not show. */
export const allViews: readonly View[] = [...byRoute.values()];

export function viewFor(route: RouteName): View | null {
  return byRoute.get(route) ?? null;
}

function existing(routes: readonly RouteName[]): readonly View[] {
  return routes.flatMap((route) => byRoute.get(route) ?? []);
}
