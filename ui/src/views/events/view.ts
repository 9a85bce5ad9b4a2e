import CalendarDays from "@lucide/svelte/icons/calendar-days";
import CalendarPlus from "@lucide/svelte/icons/calendar-plus";
import type { View } from "../view";
import { eventsKeys } from "./keys";

export const views: readonly View[] = [
  {
    route: "events",
    label: "events-heading",
    icon: CalendarDays,
    help: ["events-help-list", "events-help-start", "events-help-sample"],
    keys: [eventsKeys],
    asks: ["list_events"],
    load: () => import("./Events.svelte"),
  },
  {
    route: "new-event",
    label: "events-new-heading",
    icon: CalendarPlus,
    help: ["events-help-form", "events-help-deadline"],
    load: () => import("./NewEvent.svelte"),
  },
];
