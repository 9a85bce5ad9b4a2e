// The sentences of ../locales as Fluent bundles. A window starts with one language, not with three, and
// with a few files of it: each is parsed when one of its sentences is first asked for.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./language.svelte";

const sources: Record<Language, () => Promise<{ sentences: string[] }>> = {
  it: () => import("./sentences/it"),
  en: () => import("./sentences/en"),
  pt: () => import("./sentences/pt"),
};

interface Learnt {
  bundle: FluentBundle;
  /** Files that nobody has needed yet; each begins with a line break, so that a key follows one. */
  unread: Set<string>;
}

const learnt = new Map<Language, Learnt>();

export function isLearnt(language: Language): boolean {
  return learnt.has(language);
}

export async function learn(language: Language): Promise<void> {
  const { sentences } = await sources[language]();
  // Isolation marks would be pasted along with names, and all three languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  learnt.set(language, { bundle, unread: new Set(sentences.map((text) => `\n${text}`)) });
}

/** The bundle with the file that holds this key, if there is one. Sentences do not refer to each other,
    so that one file is enough; a test keeps it so. */
export function bundleWith(key: string, language: Language): FluentBundle {
  const known = learnt.get(language);
  if (!known) throw new Error(`The sentences of "${language}" are not here yet.`);
  const { bundle, unread } = known;
  if (bundle.hasMessage(key)) return bundle;
  for (const text of unread) {
    if (!text.includes(`\n${key} =`)) continue;
    bundle.addResource(new FluentResource(text));
    unread.delete(text);
    break;
  }
  return bundle;
}
