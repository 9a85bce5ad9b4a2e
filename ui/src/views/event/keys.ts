import { shortcutGroup } from "@shared/shortcuts";

export const eventKeys = shortcutGroup("eventpage-heading", {
  "section-add": { label: "eventpage-section-add", rare: true },
  "section-close": { label: "eventpage-section-close", rare: true },
});

export const eventFormKeys = shortcutGroup("eventpage-edit-heading", {
  "event-save": { keys: "Ctrl+S", label: "eventpage-save", whileTyping: true },
});
