// `t(key, args)`: the sentence for a key in the language of the screen.
import type { FluentVariable } from "@fluent/bundle";
import { bundleWith } from "./bundles";
import type { Messages } from "./keys";
import { language } from "./language.svelte";

export type MessageKey = keyof Messages;
/** Keys whose sentence needs no arguments: what labels and menus hold. */
export type PlainKey = { [K in MessageKey]: Messages[K] extends undefined ? K : never }[MessageKey];

type Args<K extends MessageKey> = Messages[K] extends undefined ? [] : [args: Messages[K]];

/** An unknown key or a missing argument does not compile. Reading it follows the language. */
export function t<K extends MessageKey>(key: K, ...[args]: Args<K>): string {
  return message(key, args as Record<string, FluentVariable> | undefined) ?? key;
}

/** For keys made of data that came from outside: null when there is no such sentence. */
export function message(key: string, args?: Record<string, unknown>): string | null {
  const sentences = bundleWith(key, language());
  const found = sentences.getMessage(key);
  if (!found?.value) return null;
  // Errors are collected rather than thrown: a sentence with a gap is better than no screen.
  return sentences.formatPattern(found.value, args as Record<string, FluentVariable>, []);
}
