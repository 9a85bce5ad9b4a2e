// The sentences of ../locales as Fluent bundles, one per language, parsed when first needed.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./language.svelte";

const files = import.meta.glob<string>("../../../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const parsed = new Map<Language, FluentBundle>();

export function bundle(language: Language): FluentBundle {
  const known = parsed.get(language);
  if (known) return known;
  // Isolation marks would be pasted along with names, and all three languages run left to right.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  parsed.set(language, made);
  return made;
}
