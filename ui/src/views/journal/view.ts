import History from "@lucide/svelte/icons/history";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "journal",
    label: "journal-heading",
    icon: History,
    help: ["journal-help-list", "journal-help-undo"],
    load: () => import("./Journal.svelte"),
  },
];
