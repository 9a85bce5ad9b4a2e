// How a pressed key is written: "Ctrl+Shift+Z", "F1", "?", "N".
const modifiers = new Set(["Control", "Shift", "Alt", "Meta"]);

export function comboOf(event: KeyboardEvent): string {
  if (modifiers.has(event.key)) return "";
  const letter = event.key.length === 1;
  const key = event.key === " " ? "Space" : letter ? event.key.toUpperCase() : event.key;
  const parts: string[] = [];
  // Command on a Mac stands where Ctrl stands elsewhere.
  if (event.ctrlKey || event.metaKey) parts.push("Ctrl");
  if (event.altKey) parts.push("Alt");
  // Shift is part of how "?" is typed; it counts only beside letters and named keys.
  if (event.shiftKey && (!letter || /\p{L}/u.test(key))) parts.push("Shift");
  return [...parts, key].join("+");
}

/** One printable character with nothing held down. */
export function isSingleKey(combo: string): boolean {
  return [...combo].length === 1;
}
