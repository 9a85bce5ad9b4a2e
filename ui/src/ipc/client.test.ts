import { expect, test } from "vitest";
import { fakeShell } from "../test/shell";
import { askAhead, request } from "./client";

test("an answer asked for ahead is given once, then asked for anew", async () => {
  const shell = fakeShell({ list_events: [] });
  await askAhead("list_events");
  expect(await request("list_events")).toEqual([]);
  expect(shell.asked).toHaveLength(1);
  await request("list_events");
  expect(shell.asked).toHaveLength(2);
});

test("a refusal ahead is nobody's answer", async () => {
  const shell = fakeShell();
  await askAhead("list_events");
  shell.reply({ list_events: [] });
  expect(await request("list_events")).toEqual([]);
});
