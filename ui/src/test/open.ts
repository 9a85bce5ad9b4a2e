// Opens a screen inside the sample event, on replies that a test may change.
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { setLanguage } from "@shared/i18n";
import { entries } from "./entries";
import InDay from "./InDay.svelte";
import { play } from "./play";
import { sample } from "./sample";
import { fakeShell, type FakeShell, type Replies } from "./shell";

export interface Opened {
  shell: FakeShell;
  /** The arguments of every request of this name, oldest first. */
  asked: (name: string) => unknown[];
}

export function openScreen(
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each screen has its own props
  screen: Component<any>,
  given: Record<string, unknown> = {},
  replies: Replies = {},
  commands: Record<string, unknown> = {},
): Opened {
  localStorage.clear();
  location.hash = "#/event/1";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  setLanguage("it");
  const shell = fakeShell({ ...sample, ...play, ...entries, ...replies }, commands);
  render(InDay, { screen, given });
  return {
    shell,
    asked: (name) => shell.asked.filter((one) => one.name === name).map(({ arg }) => arg),
  };
}
