// The keys that work on every screen.
import { shortcutGroup } from "@shared/shortcuts";

export const frameKeys = shortcutGroup("settings-keys-everywhere", {
  palette: { keys: "Ctrl+K", label: "palette-open", whileTyping: true },
  undo: { keys: "Ctrl+Z", label: "button-undo" },
  redo: { keys: "Ctrl+Shift+Z", label: "button-redo" },
  help: { keys: "F1", label: "help-open", whileTyping: true },
  "help-here": { keys: "?", label: "help-open" },
});
