import { expect, test } from "vitest";
import { setLanguage } from "@shared/i18n";
import { AppError } from "./error";

test("a refusal says itself in the language of the screen", () => {
  const refused = AppError.from({ code: "match-decided", data: {} });
  setLanguage("it");
  expect(refused.message).toMatch(/^Questo incontro è già deciso/);
  setLanguage("en");
  expect(refused.message).toMatch(/^This match is already decided/);
});

test("a code without a sentence is told as a fault of the program", () => {
  setLanguage("it");
  expect(AppError.from({ code: "never-heard-of" }).message).toMatch(/^Il programma ha un problema/);
});
