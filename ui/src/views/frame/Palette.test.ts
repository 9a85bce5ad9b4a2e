import { screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../test/axe";
import { openScreen } from "../../test/open";
import Palette from "./Palette.svelte";

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

async function open() {
  const opened = openScreen(Palette, { open: true });
  const input = await screen.findByPlaceholderText(/Scrivi una pagina/);
  await waitFor(() => expect(opened.asked("list_entries")).toHaveLength(1));
  return { ...opened, input };
}

test.each([
  ["regole", "Regole", "#/rules"],
  ["provv", "Provvedimenti", "#/event/1/rulings"],
  ["tasti", "Impostazioni: Tasti", "#/settings?tab=keys"],
  ["consegna", "Classifiche e premi: Consegna", "#/event/1/standings?tab=awards"],
  ["foglio del turno", "Foglio del turno", "#/event/1/print?paper=round-sheet"],
  ["trinita", "Della Santissima Trinità Massimiliano Giambattista", "entry=3"],
  ["primavera", "Torneo di primavera", "#/event/2"],
] as const)("%s leads where it says", async (typed, choice, address) => {
  const { input } = await open();
  await user.type(input, typed);
  await screen.findByText(choice);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(location.hash).toContain(address));
});

test("people and papers stay out of the way until something is typed", async () => {
  await open();
  expect(screen.getByText("Turni")).toBeVisible();
  expect(screen.queryByText("Rossi Mario")).toBeNull();
  await expectAccessible();
});

test("the key that opened it closes it", async () => {
  await open();
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(document.querySelector("[data-state='open'].ui-palette")).toBeNull());
});

test("what is nowhere says so, and Enter goes nowhere", async () => {
  const { input } = await open();
  await user.type(input, "zzz");
  expect(await screen.findByText("Nessun risultato.")).toBeVisible();
  await user.keyboard("{Enter}");
  expect(location.hash).toBe("#/event/1");
});
