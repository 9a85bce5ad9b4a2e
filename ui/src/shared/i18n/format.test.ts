import { expect, test } from "vitest";
import { formatDateRange } from "./format";
import { setLanguage, type Language } from "./language.svelte";

test.each<[Language, string, string, string]>([
  ["it", "2006-04-24", "2006-04-25", "24–25 aprile 2006"],
  ["it", "2006-04-24", "2006-04-24", "24 aprile 2006"],
  ["it", "2006-04-29", "2006-05-01", "dal 29 aprile 2006 al 1 maggio 2006"],
  ["en", "2006-04-24", "2006-04-25", "24–25 April 2006"],
  ["pt", "2006-12-31", "2007-01-02", "de 31 de dezembro de 2006 a 2 de janeiro de 2007"],
  ["pt", "2006-04-24", "2006-04-25", "24–25 de abril de 2006"],
])("%s: %s to %s", async (language, from, to, told) => {
  await setLanguage(language);
  expect(formatDateRange(from, to)).toBe(told);
});
