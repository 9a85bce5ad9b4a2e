import Grid from "@lucide/svelte/icons/grid-3x3";
import { boardKeys } from "@features/board/keys";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "match",
    label: "match-heading",
    icon: Grid,
    help: ["match-help-games", "match-help-board", "match-help-boards", "match-help-verdict"],
    keys: [boardKeys],
    load: () => import("./Match.svelte"),
  },
];
