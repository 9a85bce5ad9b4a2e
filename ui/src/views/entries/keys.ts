import { shortcutGroup } from "@shared/shortcuts";

export const entriesKeys = shortcutGroup("entryform-heading", {
  "new-form": { keys: "N", label: "entryform-new" },
  "entries-forms": { label: "entryform-view-forms" },
  "entries-list": { label: "entryform-view-list" },
  "entries-line-ups": { label: "entryform-view-line-ups" },
  "entries-problems": { label: "entryform-view-problems" },
  "entries-import": { label: "entryform-view-import" },
});

export const sheetKeys = shortcutGroup("entryform-sheet", {
  "form-save": { keys: "Ctrl+S", label: "entryform-save", whileTyping: true },
  "form-save-new": { keys: "Ctrl+Enter", label: "entryform-save-new", whileTyping: true },
});
