import { screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Day } from "@features/day";
import type { Settings } from "@ipc/index";
import { expectAccessible } from "../../test/axe";
import { openScreen } from "../../test/open";
import type { Replies } from "../../test/shell";
import { everywhere } from "./everywhere";
import { frameKeys } from "./keys";
import Palette from "./Palette.svelte";

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

async function open(replies: Replies = {}) {
  const opened = openScreen(Palette, { open: true }, replies);
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
  ["tavolo 3", /^Tavolo 3: /, "#/event/1/match?section=1&match=r2-3"],
  ["5: conti rita", /^Tavolo 5: .*Marini/, "#/event/1/match?section=1&match=r2-5"],
] as const)("%s leads where it says", async (typed, choice, address) => {
  const { input } = await open();
  await user.type(input, typed);
  await screen.findByText(choice);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(location.hash).toContain(address));
});

test("a section is chosen from here", async () => {
  const { input } = await open();
  await user.type(input, "femm");
  await user.click(await screen.findByText("Gara: Femminile"));
  await waitFor(() => expect(localStorage.getItem("tabellone.sections")).toBe('{"1":2}'));
});

test("what is seldom wanted is found by typing", async () => {
  const release = frameKeys.register(everywhere({} as Day));
  const kept = { language: "it", theme: "light", textSize: 100, shortcuts: {} } as Settings;
  const { input, asked } = await open({ get_settings: kept, save_settings: (next) => next });
  expect(screen.queryByText("Tema scuro")).toBeNull();
  await user.type(input, "scuro");
  await user.click(await screen.findByText("Tema scuro"));
  await waitFor(() => expect(asked("save_settings")[0]).toMatchObject({ theme: "dark" }));
  release();
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
