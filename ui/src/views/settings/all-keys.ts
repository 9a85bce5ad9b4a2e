// Every shortcut of the program by screen, and which of them meet on one screen.
import type { ShortcutGroup } from "@shared/shortcuts";
import { frameKeys } from "../frame/keys";
import { allViews, dayViews, toolViews } from "../registry";

/** Each group once, in the order of the day; what is shipped without a key can be given one. */
export function allGroups(): readonly ShortcutGroup[] {
  const inOrder = new Set([...dayViews, ...toolViews, ...allViews]);
  return [...new Set([frameKeys, ...[...inOrder].flatMap(({ keys }) => keys ?? [])])];
}

/** Could both be pressed on the same screen? Then they cannot have the same key. */
export function meet(one: string, other: string): boolean {
  return allViews.some(({ keys = [] }) => {
    const here = [frameKeys, ...keys].flatMap(({ list }) => list.map(({ id }) => id));
    return here.includes(one) && here.includes(other);
  });
}
