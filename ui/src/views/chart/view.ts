import Network from "@lucide/svelte/icons/network";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "chart",
    label: "chart-heading",
    icon: Network,
    step: "chart",
    help: ["chart-help-read", "chart-help-move", "chart-help-open"],
    load: () => import("./ChartPage.svelte"),
  },
];
