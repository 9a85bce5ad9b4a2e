import Dices from "@lucide/svelte/icons/dices";
import type { View } from "../view";
import { ceremonyKeys, lotsKeys, sealKeys } from "./keys";

export const views: readonly View[] = [
  {
    route: "lots",
    label: "lots-heading",
    icon: Dices,
    step: "lots",
    help: ["lots-help-options", "lots-help-move", "lots-help-ceremony", "lots-help-verify"],
    keys: [lotsKeys, sealKeys, ceremonyKeys],
    load: () => import("./Lots.svelte"),
  },
];
