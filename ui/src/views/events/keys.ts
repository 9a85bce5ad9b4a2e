import { shortcutGroup } from "@shared/shortcuts";

export const eventsKeys = shortcutGroup("events-heading", {
  "new-event": { keys: "N", label: "events-new" },
  "new-from-template": { label: "events-from-template" },
  "try-sample": { label: "events-try-sample" },
  "import-event": { label: "events-import" },
});
