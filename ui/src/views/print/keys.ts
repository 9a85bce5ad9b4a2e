import { shortcutGroup } from "@shared/shortcuts";

export const printKeys = shortcutGroup("print-heading", {
  "print-paper": { keys: "Ctrl+P", label: "print-open", whileTyping: true },
  "save-paper": { keys: "Ctrl+S", label: "print-save", whileTyping: true },
  "save-round": { label: "print-round-pack" },
});
