import Gavel from "@lucide/svelte/icons/gavel";
import type { View } from "../view";
import { rulingsKeys } from "./keys";

export const views: readonly View[] = [
  {
    route: "rulings",
    label: "rulings-heading",
    icon: Gavel,
    help: ["rulings-help-catalogue", "rulings-help-log"],
    keys: [rulingsKeys],
    load: () => import("./Rulings.svelte"),
  },
];
