import { shortcutGroup } from "@shared/shortcuts";

export const rulesKeys = shortcutGroup("rulespage-heading", {
  "search-rules": { keys: "/", label: "rulespage-search" },
});
