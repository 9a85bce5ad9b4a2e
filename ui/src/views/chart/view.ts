import Network from "@lucide/svelte/icons/network";
import { hallKeys } from "@features/hall/keys";
import type { View } from "../view";
import { chartKeys } from "./keys";

export const views: readonly View[] = [
  {
    route: "chart",
    label: "chart-heading",
    icon: Network,
    step: "chart",
    help: ["chart-help-read", "chart-help-move", "chart-help-open"],
    keys: [chartKeys, hallKeys],
    load: () => import("./ChartPage.svelte"),
  },
];
