import CalendarDays from "@lucide/svelte/icons/calendar-days";
import CalendarPlus from "@lucide/svelte/icons/calendar-plus";
import type { View } from "../view";
import Events from "./Events.svelte";
import { eventsKeys } from "./keys";

export const views: readonly View[] = [
  {
    route: "events",
    label: "events-heading",
    icon: CalendarDays,
    help: ["events-help-list", "events-help-start", "events-help-sample"],
    keys: [eventsKeys],
    asks: ["list_events"],
    // The window opens with it: it comes with the frame, in one file.
    load: () => Promise.resolve({ default: Events }),
  },
  {
    route: "new-event",
    label: "events-new-heading",
    icon: CalendarPlus,
    help: ["events-help-form", "events-help-deadline"],
    load: () => import("./NewEvent.svelte"),
  },
];
