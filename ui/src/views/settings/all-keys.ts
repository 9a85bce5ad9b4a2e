// Every shortcut of the program that has a key, by screen, and which of them meet on one screen.
import type { ShortcutGroup } from "@shared/shortcuts";
import { frameKeys } from "../frame/keys";
import { allViews, dayViews, toolViews } from "../registry";

/** Each group once, in the order of the day; what has no key stands in the palette only. */
export function groupsWithKeys(): Pick<ShortcutGroup, "title" | "list">[] {
  const inOrder = new Set([...dayViews, ...toolViews, ...allViews]);
  const groups = new Set<ShortcutGroup>([
    frameKeys,
    ...[...inOrder].flatMap(({ keys }) => keys ?? []),
  ]);
  return [...groups]
    .map(({ title, list }) => ({ title, list: list.filter(({ keys }) => keys) }))
    .filter(({ list }) => list.length > 0);
}

/** Could both be pressed on the same screen? Then they cannot have the same key. */
export function meet(one: string, other: string): boolean {
  return allViews.some(({ keys = [] }) => {
    const here = [frameKeys, ...keys].flatMap(({ list }) => list.map(({ id }) => id));
    return here.includes(one) && here.includes(other);
  });
}
