import Swords from "@lucide/svelte/icons/swords";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "rounds",
    label: "rounds-heading",
    icon: Swords,
    step: "rounds",
    help: ["rounds-help-line", "rounds-help-letters", "rounds-help-fix", "rounds-help-call"],
    load: () => import("./Rounds.svelte"),
  },
];
