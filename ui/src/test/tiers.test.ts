// The order of the folders is kept by the linter; here it is tried on imports that break it.
import { Linter } from "eslint";
import { expect, test } from "vitest";
import { oneWay } from "../../eslint.tiers.js";

function isRefused(from: string, what: string): boolean {
  const found = new Linter().verify(`import "${what}";\n`, oneWay, `src/${from}/a.ts`);
  return found.some((message) => message.ruleId === "no-restricted-imports");
}

test.each([
  ["shared/ui", "@features/undo"],
  ["shared/ui", "../../ipc"],
  ["shared/ui", "../../ipc/client"],
  ["ipc", "./../views/frame/keys"],
  ["features/undo", "../../hall/sheets"],
  ["hall", "../views/frame/keys"],
  ["hall", "@views"],
  ["views/rounds", "../../hall/sheets"],
])("%s must not import %s", (from, what) => {
  expect(isRefused(from, what)).toBe(true);
});

test.each([
  ["shared/ui", "../i18n"],
  ["ipc", "@shared/i18n"],
  ["features/undo", "../../ipc"],
  ["hall", "@features/podium"],
  ["views/rounds", "../frame/keys"],
  ["views/rounds", "../../views/frame/keys"],
])("%s may import %s", (from, what) => {
  expect(isRefused(from, what)).toBe(false);
});
