import ClipboardList from "@lucide/svelte/icons/clipboard-list";
import type { View } from "../view";
import { entriesKeys, sheetKeys } from "./keys";

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
    keys: [entriesKeys, sheetKeys],
    load: () => import("./Entries.svelte"),
  },
];
