import { shortcutGroup } from "@shared/shortcuts";

export const checkInKeys = shortcutGroup("checkin-heading", {
  "check-in-present": { keys: "P", label: "checkin-toggle-present" },
  "check-in-document-seen": { keys: "D", label: "checkin-toggle-document-seen" },
  "check-in-hearing-aid-off": { keys: "A", label: "checkin-toggle-hearing-aid-off" },
  "check-in-search": { keys: "/", label: "checkin-focus-search" },
  "check-in-all-present": { label: "checkin-all-present", rare: true },
  "check-in-all-document-seen": { label: "checkin-all-document-seen", rare: true },
  "check-in-all-hearing-aid-off": { label: "checkin-all-hearing-aid-off", rare: true },
});
