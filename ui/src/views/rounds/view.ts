import Swords from "@lucide/svelte/icons/swords";
import { hallKeys } from "@features/hall/keys";
import type { View } from "../view";
import { roundsKeys } from "./keys";

export const views: readonly View[] = [
  {
    route: "rounds",
    label: "rounds-heading",
    icon: Swords,
    step: "rounds",
    help: ["rounds-help-line", "rounds-help-letters", "rounds-help-fix", "rounds-help-call"],
    keys: [roundsKeys, hallKeys],
    load: () => import("./Rounds.svelte"),
  },
];
