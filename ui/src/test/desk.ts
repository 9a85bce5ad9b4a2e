// The arbiter's desk in a page, for the tests of its parts.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import type { Recorded } from "@ipc/index";
import { setLanguage } from "@shared/i18n";
import Rounds from "@views/rounds/Rounds.svelte";
import InDay from "./InDay.svelte";
import { play, tableCard } from "./play";
import { sample } from "./sample";
import { fakeShell, type Replies } from "./shell";

// A closing dialog leaves the page unclickable until its animation ends, which never comes here.
export const user = userEvent.setup({ pointerEventsCheck: 0 });

export const written: Recorded = { table: tableCard(4, "done"), also: [] };

/** Before each test: nothing kept, the desk in the address. */
export function clearDesk(): void {
  localStorage.clear();
  location.hash = "#/event/1/rounds";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  setLanguage("it");
}

export async function openDesk(replies: Replies = {}, given: { round?: string } = {}) {
  const shell = fakeShell({ ...sample, ...play, record_result: written, ...replies });
  render(InDay, { screen: Rounds, given: { event: 1, ...given } });
  const line = await screen.findByLabelText<HTMLInputElement>("Riga dell'arbitro");
  const asked = (name: string) => shell.asked.filter((one) => one.name === name);
  return { shell, line, asked };
}
