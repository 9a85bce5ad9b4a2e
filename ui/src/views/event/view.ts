import Flag from "@lucide/svelte/icons/flag";
import type { View } from "../view";
import { eventFormKeys, eventKeys } from "./keys";

export const views: readonly View[] = [
  {
    route: "event",
    label: "eventpage-heading",
    icon: Flag,
    step: "event",
    help: [
      "eventpage-help-next",
      "eventpage-help-programme",
      "eventpage-help-sections",
      "eventpage-help-files",
    ],
    keys: [eventKeys],
    load: () => import("./Event.svelte"),
  },
  {
    route: "event-form",
    label: "eventpage-edit-heading",
    icon: Flag,
    help: ["events-help-form", "events-help-deadline"],
    keys: [eventFormKeys],
    load: () => import("./EventFacts.svelte"),
  },
];
