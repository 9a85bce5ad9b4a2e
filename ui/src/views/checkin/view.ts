import ClipboardCheck from "@lucide/svelte/icons/clipboard-check";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "check-in",
    label: "checkin-heading",
    icon: ClipboardCheck,
    step: "check-in",
    help: ["checkin-help-keys", "checkin-help-search", "checkin-help-undo"],
    load: () => import("./CheckIn.svelte"),
  },
];
