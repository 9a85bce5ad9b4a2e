import { shortcutGroup } from "@shared/shortcuts";

export const lotsKeys = shortcutGroup("lots-heading", {
  "lots-propose": { keys: "F9", label: "lots-propose", whileTyping: true },
  "lots-confirm": { keys: "Ctrl+Enter", label: "lots-confirm", whileTyping: true },
  "lots-discard": { label: "lots-discard", rare: true },
});

export const sealKeys = shortcutGroup("lots-seal", {
  "lots-verify": { label: "lots-verify", rare: true },
});

export const ceremonyKeys = shortcutGroup("lots-ceremony", {
  "ceremony-next": { keys: "PageDown", label: "lots-ceremony-next", whileTyping: true },
  "ceremony-back": { keys: "PageUp", label: "lots-ceremony-back", whileTyping: true },
  "ceremony-open": { label: "lots-ceremony-open" },
});
