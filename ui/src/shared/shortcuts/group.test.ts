import { afterEach, expect, test, vi } from "vitest";
import { changeKeys, handleKey, shortcutGroup, shortcuts } from "./index";

const group = shortcutGroup("rounds-heading", {
  "test-call": { keys: "F9", label: "rounds-call-all" },
  "test-late": { label: "rounds-late-title" },
});

let release = () => {};
afterEach(() => {
  release();
  changeKeys("test-call", null);
});

const press = (key: string) => handleKey(new KeyboardEvent("keydown", { key }));

test("what is told beforehand does something only while the screen is open", () => {
  const run = vi.fn();
  press("F9");
  release = group.register({ "test-call": run });
  press("F9");
  release();
  press("F9");
  expect(run).toHaveBeenCalledTimes(1);
});

test("what the screen leaves out is not on offer", () => {
  release = group.register({ "test-late": () => {} });
  expect(shortcuts.active.map(({ id }) => id)).toEqual(["test-late"]);
});

test("tells which of them was pressed, with the person's own keys", () => {
  const pressed = (key: string) => group.pressed(new KeyboardEvent("keydown", { key }));
  expect(pressed("F9")).toBe("test-call");
  changeKeys("test-call", "F7");
  expect([pressed("F9"), pressed("F7")]).toEqual([null, "test-call"]);
  changeKeys("test-call", "");
  expect(pressed("Control")).toBeNull();
});

test("the hint beside a button follows a changed key, and an emptied key does nothing", () => {
  const run = vi.fn();
  release = group.register({ "test-call": run });
  changeKeys("test-call", "F7");
  expect(group.keysOf("test-call")).toBe("F7");
  changeKeys("test-call", "");
  press("F9");
  press("F7");
  expect(run).not.toHaveBeenCalled();
});
