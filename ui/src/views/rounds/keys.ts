import { shortcutGroup } from "@shared/shortcuts";

export const roundsKeys = shortcutGroup("rounds-heading", {
  "call-tables": { keys: "F9", label: "rounds-call-all", whileTyping: true },
  "only-outstanding": { keys: "F8", label: "rounds-only-outstanding", whileTyping: true },
  "next-round": { keys: "PageDown", label: "rounds-next-round", whileTyping: true },
  "previous-round": { keys: "PageUp", label: "rounds-previous-round", whileTyping: true },
  "focus-line": { keys: "F6", label: "rounds-focus-line", whileTyping: true },
  "late-entry": { label: "rounds-late-title" },
  "every-section": { label: "rounds-every-section", rare: true, whileTyping: true },
});
