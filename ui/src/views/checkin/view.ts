import ClipboardCheck from "@lucide/svelte/icons/clipboard-check";
import type { View } from "../view";
import { checkInKeys } from "./keys";

export const views: readonly View[] = [
  {
    route: "check-in",
    label: "checkin-heading",
    icon: ClipboardCheck,
    step: "check-in",
    help: ["checkin-help-keys", "checkin-help-search", "checkin-help-undo"],
    keys: [checkInKeys],
    load: () => import("./CheckIn.svelte"),
  },
];
