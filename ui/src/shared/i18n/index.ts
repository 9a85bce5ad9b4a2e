export * from "./format";
export { language, languageNames, languages, locale, setLanguage } from "./language.svelte";
export type { Language } from "./language.svelte";
export { message, t } from "./t";
export type { MessageKey, PlainKey } from "./t";
