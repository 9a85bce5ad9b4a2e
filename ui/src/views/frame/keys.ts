// The keys that work on every screen.
import { shortcutGroup } from "@shared/shortcuts";

export const frameKeys = shortcutGroup("settings-keys-everywhere", {
  palette: { keys: "Ctrl+K", label: "palette-open", whileTyping: true },
  undo: { keys: "Ctrl+Z", label: "button-undo" },
  redo: { keys: "Ctrl+Shift+Z", label: "button-redo" },
  help: { keys: "F1", label: "help-open", whileTyping: true },
  "help-here": { keys: "?", label: "help-open-again" },
  "next-section": { label: "section-next", rare: true, whileTyping: true },
  "copy-now": { label: "settings-copies-now", rare: true, whileTyping: true },
  "theme-light": { label: "palette-theme-light", rare: true, whileTyping: true },
  "theme-dark": { label: "palette-theme-dark", rare: true, whileTyping: true },
  "theme-system": { label: "palette-theme-system", rare: true, whileTyping: true },
  "text-larger": { label: "palette-text-larger", rare: true, whileTyping: true },
  "text-smaller": { label: "palette-text-smaller", rare: true, whileTyping: true },
  "language-it": { label: "palette-language-it", rare: true, whileTyping: true },
  "language-en": { label: "palette-language-en", rare: true, whileTyping: true },
  "language-pt": { label: "palette-language-pt", rare: true, whileTyping: true },
});
