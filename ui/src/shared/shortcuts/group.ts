// The shortcuts of one screen, told before the screen is opened: so settings can list and change
// every key of the program, and a screen only says what each one does.
import { t, type PlainKey } from "../i18n";
import { appearance } from "../preferences/appearance.svelte";
import { comboOf, isSingleKey } from "./keys";
import { keysFor, registerShortcuts, type Shortcut } from "./registry.svelte";

export interface Declared {
  /** The key as shipped; without one it stands in the palette, and settings can give it one. */
  keys?: string;
  label: PlainKey;
  whileTyping?: boolean;
  /** Seldom wanted: the palette offers it only once something is typed. */
  rare?: boolean;
}

export interface ShortcutGroup<Id extends string = string> {
  /** The screen or the part of it, as a heading. */
  readonly title: PlainKey;
  readonly list: readonly Omit<Shortcut, "run">[];
  /** The key in force, for hints beside buttons. */
  keysOf(id: Id): string;
  /** Which of them was pressed, for a part of the page that listens by itself. */
  pressed(event: KeyboardEvent): Id | null;
  /** What each one does here; what is left out does nothing now. Returns how to take them away. */
  register(run: Partial<Record<Id, () => void>>): () => void;
}

export function shortcutGroup<Id extends string>(
  title: PlainKey,
  declared: Record<Id, Declared>,
): ShortcutGroup<Id> {
  const ids = Object.keys(declared) as Id[];
  const told = (id: Id): Omit<Shortcut, "run"> => {
    const { label, ...rest } = declared[id];
    return { id, ...rest, label: () => t(label) };
  };
  const keysOf = (id: Id) => keysFor({ id, keys: declared[id].keys });
  return {
    title,
    list: ids.map(told),
    keysOf,
    pressed(event) {
      const combo = comboOf(event);
      if (combo === "" || (isSingleKey(combo) && !appearance.singleKeys)) return null;
      return ids.find((id) => keysOf(id) === combo) ?? null;
    },
    register: (run) =>
      registerShortcuts(
        ids.flatMap((id) => {
          const does = run[id];
          return does ? [{ ...told(id), run: does }] : [];
        }),
      ),
  };
}
