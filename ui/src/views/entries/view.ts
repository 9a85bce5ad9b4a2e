import ClipboardList from "@lucide/svelte/icons/clipboard-list";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "entries",
    label: "entryform-heading",
    icon: ClipboardList,
    step: "entries",
    help: [
      "entryform-help-form",
      "entryform-help-keys",
      "entryform-help-problems",
      "entryform-help-import",
    ],
    load: () => import("./Entries.svelte"),
  },
];
