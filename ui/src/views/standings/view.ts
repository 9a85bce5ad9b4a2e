import Trophy from "@lucide/svelte/icons/trophy";
import { hallKeys } from "@features/hall/keys";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "standings",
    label: "standings-heading",
    icon: Trophy,
    step: "standings",
    help: ["standings-help-live", "standings-help-close", "standings-help-prizes"],
    keys: [hallKeys],
    load: () => import("./Standings.svelte"),
  },
];
