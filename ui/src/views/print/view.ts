import Printer from "@lucide/svelte/icons/printer";
import type { View } from "../view";
import { printKeys } from "./keys";

export const views: readonly View[] = [
  {
    route: "print",
    label: "print-heading",
    icon: Printer,
    step: "print",
    help: ["print-help-choose", "print-help-open", "print-help-round"],
    keys: [printKeys],
    load: () => import("./Print.svelte"),
  },
];
