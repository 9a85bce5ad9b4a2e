import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "@shared/i18n";
import type { LotsView } from "@ipc/index";
import { expectAccessible } from "../../test/axe";
import { bracket, lots, placesOf } from "../../test/bracket";
import InDay from "../../test/InDay.svelte";
import { sample } from "../../test/sample";
import { fakeShell, type Replies } from "../../test/shell";
import { clubMarks } from "./clubs";
import Lots from "./Lots.svelte";

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  localStorage.clear();
  document.body.removeAttribute("style");
  location.hash = "#/event/1/lots";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  setLanguage("it");
});

const absent: LotsView = { ...lots, state: "absent", places: [], seed: null, digest: null };

async function open(replies: Replies = {}) {
  const shell = fakeShell({ ...sample, ...bracket, ...replies }, { hall_is_open: false });
  render(InDay, { screen: Lots, given: { event: 1 } });
  await screen.findByRole("heading", { name: "Sorteggio" });
  const asked = (name: string) => shell.asked.filter((one) => one.name === name);
  return { asked };
}

const place = (number: number) =>
  screen.findByRole("button", { name: new RegExp(`^Posto ${number}:`) });

test("two places change hands by keyboard", async () => {
  const { asked } = await open();
  (await place(1)).focus();
  await userEvent.keyboard("{Enter}");
  expect(await place(1)).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText(/^Preso: Rossi Mario/)).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => expect(asked("swap_places")).toHaveLength(1));
  expect(asked("swap_places")[0]?.arg).toEqual({ section: 1, place: 1, with: 3 });
  expect(await place(1)).toHaveAttribute("aria-pressed", "false");
});

test("of many places the first come at once and the rest follow", async () => {
  const many = placesOf(256);
  await open({ lots_view: { ...lots, places: many } });
  const drawn = () => document.querySelectorAll("[data-place]").length;
  await waitFor(() => expect(drawn()).toBeGreaterThan(0));
  expect(drawn()).toBeLessThan(256);
  await waitFor(() => expect(drawn()).toBe(256));
});

test("the proposal can be looked at as a chart", async () => {
  await open();
  await place(1);
  await userEvent.click(screen.getByRole("radio", { name: "Tabellone" }));
  expect(await screen.findByRole("group", { name: "Tabellone, Maschile" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Posto 1:/ })).toBeNull();
  await expectAccessible();
  await userEvent.click(screen.getByRole("radio", { name: "Posti" }));
  expect(await place(1)).toBeVisible();
});

test("Esc lets the place go", async () => {
  const { asked } = await open();
  (await place(2)).focus();
  await userEvent.keyboard("{Enter}{ArrowDown}{Escape}{Enter}{Escape}");
  expect(asked("swap_places")).toHaveLength(0);
});

test("two clicks swap as well, for whoever cannot drag", async () => {
  const { asked } = await open();
  await userEvent.click(await place(4));
  await userEvent.click(await place(7));
  await waitFor(() =>
    expect(asked("swap_places")[0]?.arg).toEqual({ section: 1, place: 4, with: 7 }),
  );
});

test("confirmed places do not move", async () => {
  const { asked } = await open({ lots_view: { ...lots, state: "confirmed" } });
  await userEvent.click(await place(1));
  await userEvent.click(await place(2));
  expect(asked("swap_places")).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Vai ai turni" })).toBeVisible();
});

test("lots are drawn with what stands in the options", async () => {
  const { asked } = await open({ lots_view: absent });
  await userEvent.click(await screen.findByLabelText("Nessuna"));
  await userEvent.click(screen.getByLabelText("Separa le società"));
  await userEvent.type(screen.getByLabelText(/^Seme/), "palla 7");
  await userEvent.click(screen.getByRole("button", { name: "Sorteggia" }));
  await waitFor(() => expect(asked("propose_lots")).toHaveLength(1));
  expect(asked("propose_lots")[0]?.arg).toEqual({
    section: 1,
    options: { seeding: { kind: "pure" }, separateClubs: false },
    seed: "palla 7",
    onlyPresent: true,
  });
});

test("a refused seed is said under its field and stays", async () => {
  await open({
    lots_view: absent,
    propose_lots: () => {
      throw { code: "seed-too-long", data: { seed: "x", most: 64 } };
    },
  });
  const seed = await screen.findByLabelText(/^Seme/);
  await userEvent.type(seed, "lungo");
  await userEvent.click(screen.getByRole("button", { name: "Sorteggia" }));
  await waitFor(() => expect(seed).toHaveAttribute("aria-invalid", "true"));
  expect(seed).toHaveValue("lungo");
});

test("confirmation says what follows", async () => {
  const { asked } = await open({ confirm_lots: { ...lots, state: "confirmed" } });
  await userEvent.click(await screen.findByRole("button", { name: "Conferma" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog).toHaveTextContent("Il tabellone diventa definitivo");
  await userEvent.click(within(dialog).getByRole("button", { name: "Conferma" }));
  await waitFor(() => expect(asked("confirm_lots")).toHaveLength(1));
  expect(await screen.findByText("Sorteggio confermato")).toBeVisible();
});

test("the verdict is said in words", async () => {
  await open({
    verify_lots: {
      same: true,
      sameEntries: true,
      digestNow: "a",
      digestThen: "a",
      departs: [{ place: 3, expected: "Rossi Mario", found: "Verdi Anna", byHand: true }],
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Verifica" }));
  expect(await screen.findByText(/il seme dà proprio questo tabellone/)).toBeVisible();
  expect(screen.getByText("Posto 3: Verdi Anna a mano, era Rossi Mario.")).toBeVisible();
});

test("the ceremony reveals at the presenter's pace", async () => {
  const { asked } = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Prossimo" }));
  await waitFor(() => expect(asked("reveal_to")[0]?.arg).toEqual({ section: 1, count: 4 }));
  await userEvent.click(screen.getByRole("button", { name: "Apri in sala" }));
  await waitFor(() =>
    expect(asked("set_hall")[0]?.arg).toMatchObject({ page: "ceremony", section: 1, event: 1 }),
  );
});

test("the presenter's remote control works wherever the focus is", async () => {
  const { asked } = await open();
  (await place(2)).focus();
  await waitFor(() => expect(screen.getByRole("button", { name: "Prossimo" })).toBeEnabled());
  await userEvent.keyboard("{PageDown}");
  await waitFor(() => expect(asked("reveal_to")).toHaveLength(1));
});

test("the screen is accessible", async () => {
  await open();
  await place(1);
  await expectAccessible();
});

test("clubs have a letter each, the largest first", () => {
  const marks = [...clubMarks(placesOf(14)).values()];
  expect(marks.map(({ letter }) => letter)).toEqual(["A", "B", "C", "D", "E"]);
  expect(marks.map(({ entries }) => entries)).toEqual([3, 3, 3, 3, 2]);
});
