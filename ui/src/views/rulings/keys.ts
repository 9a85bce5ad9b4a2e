import { shortcutGroup } from "@shared/shortcuts";

export const rulingsKeys = shortcutGroup("rulings-heading", {
  "new-ruling": { keys: "N", label: "rulings-own" },
});
