import Printer from "@lucide/svelte/icons/printer";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "print",
    label: "print-heading",
    icon: Printer,
    step: "print",
    help: ["print-help-choose", "print-help-round"],
    load: () => import("./Print.svelte"),
  },
];
