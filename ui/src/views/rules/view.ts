import BookOpen from "@lucide/svelte/icons/book-open";
import type { View } from "../view";
import { rulesKeys } from "./keys";

export const views: readonly View[] = [
  {
    route: "rules",
    label: "rulespage-heading",
    icon: BookOpen,
    help: ["rulespage-help-compare", "rulespage-help-search"],
    keys: [rulesKeys],
    load: () => import("./Rules.svelte"),
  },
];
