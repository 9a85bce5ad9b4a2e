// The sentences of ../locales as Fluent bundles. A window starts with one language, not with three:
// each is fetched and parsed when it is first needed.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./language.svelte";

const sources: Record<Language, () => Promise<{ sentences: string[] }>> = {
  it: () => import("./sentences/it"),
  en: () => import("./sentences/en"),
  pt: () => import("./sentences/pt"),
};

const learnt = new Map<Language, FluentBundle>();

export function isLearnt(language: Language): boolean {
  return learnt.has(language);
}

export async function learn(language: Language): Promise<void> {
  const { sentences } = await sources[language]();
  // Isolation marks would be pasted along with names, and all three languages run left to right.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of sentences) made.addResource(new FluentResource(text));
  learnt.set(language, made);
}

export function bundle(language: Language): FluentBundle {
  const known = learnt.get(language);
  if (!known) throw new Error(`The sentences of "${language}" are not here yet.`);
  return known;
}
