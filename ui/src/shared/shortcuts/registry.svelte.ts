// Keyboard shortcuts in one list, so that help can show them, settings can change them, and two
// screens never fight for a key. A screen registers its own while it is shown.
import { appearance } from "../preferences/appearance.svelte";
import { recall, remember } from "../preferences/remember";
import { comboOf, isSingleKey } from "./keys";

export interface Shortcut {
  /** Kebab-case; settings keep a changed key under this name. */
  id: string;
  /** The key as shipped: "Ctrl+K", "F1", "?", "Shift+N". Without one it stands in the palette only. */
  keys?: string;
  /** What it does, in the language of the screen; a function, so that it follows the language. */
  label: () => string;
  run: () => void;
  /** Also while typing in a field? Combinations with Ctrl and function keys usually may. */
  whileTyping?: boolean;
  /** Seldom wanted: the palette offers it only once something is typed. */
  rare?: boolean;
}

// The list itself is plain: an effect that registers must not depend on it, and one that ends would see
// it as it was before others registered. `active` shows it.
let registered: readonly Shortcut[] = [];
let active = $state.raw(registered);
let changed = $state<Record<string, string>>((recall("shortcuts") as Record<string, string>) ?? {});

/** Adds shortcuts and returns how to take them away: `$effect(() => registerShortcuts([...]))`. */
export function registerShortcuts(shortcuts: Shortcut[]): () => void {
  active = registered = [...registered, ...shortcuts];
  return () => {
    active = registered = registered.filter((shortcut) => !shortcuts.includes(shortcut));
  };
}

export const shortcuts = {
  /** The keys a person changed, by shortcut. */
  get changed(): Readonly<Record<string, string>> {
    return changed;
  },
  /** Those that work on the screen as it is now. */
  get active(): readonly Shortcut[] {
    return active;
  },
};

/** The key in force for a shortcut: the person's own, or the one shipped. */
export function keysFor({ id, keys = "" }: Pick<Shortcut, "id" | "keys">): string {
  return changed[id] ?? keys;
}

/** Gives a shortcut another key; null brings the shipped one back. */
export function changeKeys(id: string, keys: string | null): void {
  const { [id]: _, ...others } = changed;
  changed = keys === null ? others : { ...others, [id]: keys };
  remember("shortcuts", changed);
}

/** Takes over all changed keys at once, as the program kept them. */
export function restoreKeys(kept: Record<string, string>): void {
  changed = { ...kept };
  remember("shortcuts", changed);
}

/** The one listener of the window. The latest registration wins, so a screen can override. */
export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || isBehindDialog()) return;
  const combo = comboOf(event);
  if (!combo) return;
  const typing = isTyping(event.target);
  const found = active.findLast((shortcut) => {
    if (keysFor(shortcut) !== combo) return false;
    if (isSingleKey(combo) && !appearance.singleKeys) return false;
    // A letter that is typed stays a letter, whatever key a person chose.
    return !typing || ((shortcut.whileTyping ?? false) && !isSingleKey(combo));
  });
  if (!found) return;
  event.preventDefault();
  found.run();
}

/** A dialog in front of the page has its own keys: what it hides must not change behind it. */
const isBehindDialog = (): boolean =>
  document.querySelector("[aria-modal='true'][data-state='open']") !== null;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.getAttribute("contenteditable") === "true" ||
      target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select"))
  );
}
