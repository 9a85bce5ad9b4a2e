import BookOpen from "@lucide/svelte/icons/book-open";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "rules",
    label: "rulespage-heading",
    icon: BookOpen,
    help: ["rulespage-help-compare", "rulespage-help-search"],
    load: () => import("./Rules.svelte"),
  },
];
