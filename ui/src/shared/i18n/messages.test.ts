// The three languages say the same things; nothing is missing, stale, unused or hard to read.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keysFile, keysModule, readMessages, variablesOf } from "../../../scripts/messages.mjs";
import { bundleWith, learn } from "./bundles";
import { dynamicPrefixes } from "./dynamic";
import { gulpease } from "./gulpease";
import { languages } from "./language.svelte";
import { textOf } from "./plain-text";

const italian = readMessages("it");
const keys = [...italian.keys()];

test("keys.ts is up to date (npm run messages)", () => {
  expect(readFileSync(keysFile, "utf8")).toBe(keysModule(italian));
});

describe.each(["en", "pt"])("%s", (language) => {
  const messages = readMessages(language);

  test("has the keys of the Italian", () => {
    expect([...messages.keys()].sort()).toEqual([...keys].sort());
  });

  test("uses the variables of the Italian", () => {
    const names = (of: typeof messages, key: string) => [...variablesOf(of, key).keys()].sort();
    const different = keys.filter(
      (key) => names(messages, key).join() !== names(italian, key).join(),
    );
    expect(different).toEqual([]);
  });
});

test("every key is used", () => {
  const code = ["src", "../crates", "../src-tauri", "../xtask", "../tests"]
    .flatMap(sources)
    .join("\n");
  // `event-state-${state}` in TypeScript, "error-{code}" in Rust: the beginning is what code holds.
  const prefixes = [
    ...dynamicPrefixes,
    ...[...code.matchAll(/[`"]([a-z][a-z0-9-]*-)\$?\{/g)].map(([, prefix = ""]) => prefix),
  ];
  const used = (key: string) =>
    prefixes.some((prefix) => key.startsWith(prefix)) ||
    new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(code);
  expect(keys.filter((key) => !used(key))).toEqual([]);
});

// Files are parsed one by one as their sentences are asked for: see bundles.ts.
test.each(languages)("every sentence of %s is found in its own file", async (language) => {
  await learn(language);
  const files = readdirSync(join("../locales", language));
  const text = files.map((file) => readFileSync(join("../locales", language, file), "utf8")).join();
  expect(text).not.toMatch(/\{\s*-?[a-z][\w-]*\s*[}.(]/);
  expect(keys.filter((key) => !bundleWith(key, language).hasMessage(key))).toEqual([]);
});

test("Italian sentences are easy to read (Gulpease at least 60)", () => {
  const hard = keys
    .map((key) => ({ key, text: textOf(italian.get(key)) }))
    .filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= 30)
    .map(({ key, text }) => ({ key, text, index: Math.round(gulpease(text)) }))
    .filter(({ index }) => index < 60);
  expect(hard).toEqual([]);
});

test("no sentence shouts", () => {
  const loud = languages.flatMap((language) =>
    [...readMessages(language)]
      // Article 13 is the list of signs, and two of them are exclamation marks.
      .filter(([key, entry]) => key !== "rules-fid-italian-13" && textOf(entry).includes("!"))
      .map(([key]) => `${language}/${key}`),
  );
  expect(loud).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte|rs|typ)$/.test(name))
    .filter((name) => !/node_modules|\/target\/|i18n\/keys\.ts|\.test\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}
