import Users from "@lucide/svelte/icons/users";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "people",
    label: "peoplepage-title",
    icon: Users,
    help: ["peoplepage-help-find", "peoplepage-help-merge", "peoplepage-help-erase"],
    load: () => import("./People.svelte"),
  },
];
