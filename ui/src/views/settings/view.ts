import Cog from "@lucide/svelte/icons/settings";
import type { View } from "../view";

export const views: readonly View[] = [
  {
    route: "settings",
    label: "settings-heading",
    icon: Cog,
    help: ["settings-help-look", "settings-help-keys", "settings-help-copies"],
    load: () => import("./Settings.svelte"),
  },
];
