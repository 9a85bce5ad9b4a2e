// Rulings: about the table they were opened from, kept while half-written, taken away once.
import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "@shared/i18n";
import { expectAccessible } from "../../test/axe";
import InDay from "../../test/InDay.svelte";
import { matchPage, play, tableCard } from "../../test/play";
import { sample } from "../../test/sample";
import { fakeShell } from "../../test/shell";
import Rulings from "./Rulings.svelte";

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  localStorage.clear();
  location.hash = "#/event/1/rulings";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  setLanguage("it");
});

/** A table of the first round, while the second is being played. */
const earlier = tableCard(
  7,
  "done",
  {},
  { match: "r1-7", round: 1, name: { kind: "quarter-finals" } },
);

function open(given: Record<string, unknown> = {}) {
  const shell = fakeShell({
    ...sample,
    ...play,
    match_page: matchPage(earlier),
    add_ruling: () => ({}) as never,
    remove_ruling: null as never,
  });
  const { unmount } = render(InDay, { screen: Rulings, given: { event: 1, ...given } });
  const asked = (name: string) =>
    shell.asked.filter((one) => one.name === name).map(({ arg }) => arg);
  return { asked, unmount };
}

async function dialogOf(button: RegExp) {
  await user.click(await screen.findByRole("button", { name: button }));
  return within(await screen.findByRole("dialog"));
}

test("a ruling about a table of an earlier round says which, and is kept with it", async () => {
  const { asked } = open({ match: "1/r1-7" });
  const dialog = await dialogOf(/^Presa non fatta/);
  expect(await dialog.findByText("Tavolo 7 · Quarti")).toBeVisible();
  await expectAccessible();
  await user.type(dialog.getByLabelText("Arbitro"), "Ottavio Arbitroni");
  await user.click(dialog.getByRole("button", { name: "Scrivi il provvedimento" }));
  await waitFor(() => expect(asked("add_ruling")[0]).toMatchObject({ section: 1, match: "r1-7" }));
});

test("a half-written ruling comes back where it was left, and nowhere else", async () => {
  const { unmount } = open();
  await user.type((await dialogOf(/^Presa non fatta/)).getByLabelText(/Che cosa/), "Mossa ripresa");
  unmount();
  open();
  const other = await dialogOf(/^Provvedimento libero/);
  expect(other.getByLabelText(/Che cosa/)).toHaveValue("");
  await user.click(other.getByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const same = await dialogOf(/^Presa non fatta/);
  expect(same.getByText(/Ecco quello che avevi scritto/)).toBeVisible();
  expect(same.getByLabelText(/Che cosa/)).toHaveValue("Mossa ripresa");
  await user.click(same.getByRole("button", { name: "Ricomincia" }));
  expect(same.getByLabelText(/Che cosa/)).toHaveValue("");
  expect(same.getByLabelText(/Articolo/)).toHaveValue("8.2");
});

test("the question goes away with the ruling that is removed", async () => {
  const { asked } = open();
  await user.click(await screen.findByRole("button", { name: /^Togli: Presa non fatta/ }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Togli" }));
  await waitFor(() => expect(asked("remove_ruling")).toEqual([{ ruling: 1 }]));
  expect(question).toHaveAttribute("data-state", "closed");
});
