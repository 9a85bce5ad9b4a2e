import { shortcutGroup } from "@shared/shortcuts";

export const eventFormKeys = shortcutGroup("eventpage-edit-heading", {
  "event-save": { keys: "Ctrl+S", label: "eventpage-save", whileTyping: true },
});
