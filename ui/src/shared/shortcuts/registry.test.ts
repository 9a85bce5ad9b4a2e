import { afterEach, expect, test, vi } from "vitest";
import { setSingleKeys } from "../preferences/appearance.svelte";
import { changeKeys, handleKey, registerShortcuts } from "./index";

let release = () => {};
afterEach(() => {
  release();
  setSingleKeys(true);
  changeKeys("new", null);
});

function check(options: { press: KeyboardEventInit; into?: HTMLElement; whileTyping?: boolean }) {
  const run = vi.fn();
  release = registerShortcuts([
    { id: "new", keys: "N", label: () => "New", run, whileTyping: options.whileTyping },
  ]);
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...options.press });
  Object.defineProperty(event, "target", { value: options.into ?? document.body });
  handleKey(event);
  return run.mock.calls.length;
}

test("a key runs its shortcut", () => {
  expect(check({ press: { key: "n" } })).toBe(1);
});

test("a letter typed in a field stays a letter, whatever it was chosen for", () => {
  const into = document.createElement("input");
  expect(check({ press: { key: "n" }, into })).toBe(0);
  release();
  expect(check({ press: { key: "n" }, into, whileTyping: true })).toBe(0);
});

test("a combination acts while typing where it may", () => {
  changeKeys("new", "Ctrl+M");
  const [into, press] = [document.createElement("input"), { key: "m", ctrlKey: true }];
  expect(check({ press, into })).toBe(0);
  release();
  expect(check({ press, into, whileTyping: true })).toBe(1);
});

test("single keys can be switched off", () => {
  setSingleKeys(false);
  expect(check({ press: { key: "n" } })).toBe(0);
});

test("a changed key replaces the shipped one", () => {
  changeKeys("new", "Ctrl+M");
  expect(check({ press: { key: "n" } })).toBe(0);
  release();
  expect(check({ press: { key: "m", ctrlKey: true } })).toBe(1);
});

test("nothing happens behind an open dialog, and everything again once it closes", () => {
  const dialog = document.createElement("div");
  dialog.setAttribute("aria-modal", "true");
  dialog.dataset.state = "open";
  document.body.append(dialog);
  expect(check({ press: { key: "n" } })).toBe(0);
  expect(check({ press: { key: "n" }, into: dialog })).toBe(0);
  release();
  // Still on its way out.
  dialog.dataset.state = "closed";
  expect(check({ press: { key: "n" } })).toBe(1);
  dialog.remove();
});

test("the latest registration wins, and leaving restores the earlier", () => {
  const first = vi.fn();
  const second = vi.fn();
  const leaveFirst = registerShortcuts([{ id: "a", keys: "X", label: () => "", run: first }]);
  const leaveSecond = registerShortcuts([{ id: "b", keys: "X", label: () => "", run: second }]);
  handleKey(new KeyboardEvent("keydown", { key: "x" }));
  leaveSecond();
  handleKey(new KeyboardEvent("keydown", { key: "x" }));
  leaveFirst();
  handleKey(new KeyboardEvent("keydown", { key: "x" }));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});
