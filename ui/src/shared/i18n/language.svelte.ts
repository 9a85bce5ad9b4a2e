// The language of the screen: one rune, so that a change shows at once everywhere.
import { remember, remembered } from "../preferences/remember";
import { isLearnt, learn } from "./bundles";

export const languages = ["it", "en", "pt"] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, as a person looks for it. */
export const languageNames: Record<Language, string> = {
  it: "Italiano",
  en: "English",
  pt: "Português",
};

const locales: Record<Language, string> = { it: "it-IT", en: "en-GB", pt: "pt-PT" };

let current = $state<Language>(remembered("language", languages, "it"));

export function language(): Language {
  return current;
}

/** The locale for dates and numbers. */
export function locale(): string {
  return locales[current];
}

/** The language that was asked for last; an earlier one that is still on its way comes too late. */
let wanted = current;

/** At once when the language has been on screen before, else as soon as its sentences are here. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  if (!isLearnt(next)) await learn(next);
  if (wanted !== next) return;
  current = next;
  remember("language", next);
  document.documentElement.lang = next;
}
