import { shortcutGroup } from "@shared/shortcuts";

export const hallKeys = shortcutGroup("hall-control", {
  "hall-control": { label: "hall-control" },
  "hall-open": { label: "hall-open" },
  "hall-pause": { label: "hall-paused" },
});
