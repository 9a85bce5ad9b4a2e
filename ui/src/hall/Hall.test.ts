import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { HallChoice } from "@ipc/index";
import { setLanguage } from "@shared/i18n";
import { expectAccessible } from "../test/axe";
import { ceremonyOf, chartOf, hallView } from "../test/bracket";
import { fakeShell, type FakeShell } from "../test/shell";
import Hall from "./Hall.svelte";
import { sheetTime } from "./pager.svelte";
import { sheetsOf } from "./sheets";

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  setLanguage("it");
  Element.prototype.animate ??= () => ({}) as Animation;
});
afterEach(() => vi.useRealTimers());

describe("sheets", () => {
  test("never hold more than seven lines", () => {
    for (const page of ["calls", "results", "chart", "ceremony"] as const) {
      for (const sheet of sheetsOf(hallView({ page }, 9))) {
        const lines =
          sheet.kind === "calls"
            ? 2 * sheet.calls.length
            : sheet.kind === "results"
              ? sheet.results.length
              : sheet.kind === "chart"
                ? 2 * (sheet.matches.length + (sheet.next ? 1 : 0))
                : sheet.kind === "ceremony"
                  ? sheet.places.length
                  : 99;
        expect(lines).toBeGreaterThan(0);
        expect(1 + lines).toBeLessThanOrEqual(7);
      }
    }
  });
  test("show every call", () => {
    const sheets = sheetsOf(hallView({}, 8));
    expect(sheets.map((sheet) => (sheet.kind === "calls" ? sheet.calls.length : 0))).toEqual([
      3, 3, 2,
    ]);
  });
  test("keep the calls of a section together, the newest in front", () => {
    const view = hallView({}, 5);
    const calls = view.calls.map((call, at) =>
      at === 0 || at === 4 ? { ...call, section: 2, sectionTitle: "Femminile" } : call,
    );
    const sheets = sheetsOf({ ...view, calls });
    expect(
      sheets.map((sheet) => (sheet.kind === "calls" ? [sheet.title, sheet.calls.length] : null)),
    ).toEqual([
      ["Femminile", 2],
      ["Maschile", 3],
    ]);
  });
  test("of the results tell the final from the match for third place", () => {
    const view = hallView({ page: "results" });
    const [one, other] = view.results;
    if (!one || !other) throw new Error("two results");
    const last = [
      { ...one, round: { kind: "third-place" as const } },
      { ...other, round: { kind: "final" as const } },
    ];
    const sheets = sheetsOf({ ...view, results: last });
    expect(sheets.map((sheet) => sheet.kind === "results" && sheet.round.kind)).toEqual([
      "third-place",
      "final",
    ]);
  });

  test("of the results have one round of one section each", () => {
    const view = hallView({ page: "results" });
    const other = view.results.slice(0, 2).map((one) => ({
      ...one,
      section: 2,
      sectionTitle: "Femminile",
    }));
    const sheets = sheetsOf({ ...view, results: [...other, ...view.results] });
    expect(
      sheets.map((sheet) => (sheet.kind === "results" ? [sheet.title, sheet.results.length] : 0)),
    ).toEqual([
      ["Femminile", 2],
      ["Maschile", 6],
      ["Maschile", 2],
    ]);
  });
  test("of the chart show the round being played, two matches beside the next", () => {
    const [first] = sheetsOf(hallView({ page: "chart" }));
    expect(first).toMatchObject({
      kind: "chart",
      matches: [{ match: "r2-1" }, { match: "r2-2" }],
      next: { match: "r3-1" },
    });
  });
  test("of the chart tell the final from the match for third place", () => {
    const sheets = sheetsOf({ ...hallView({ page: "chart" }), chart: chartOf(4, 1) });
    expect(sheets.map((sheet) => (sheet.kind === "chart" ? sheet.round.kind : null))).toEqual([
      "final",
      "third-place",
    ]);
  });
  test("of the ceremony show the newest place; byes only at the end", () => {
    const view = hallView({ page: "ceremony" });
    const [now] = sheetsOf({ ...view, ceremony: ceremonyOf(8) });
    expect(now).toMatchObject({ newest: { place: 8 } });
    const all = sheetsOf({ ...view, ceremony: ceremonyOf(14) });
    const byes = all.slice(1).flatMap((sheet) => (sheet.kind === "ceremony" ? sheet.places : []));
    expect(byes.filter(({ bye }) => bye)).toHaveLength(2);
  });
  test("say so when there is nothing", () => {
    expect(sheetsOf(hallView({}, 0))).toEqual([{ kind: "empty", page: "calls" }]);
  });
});

describe("paging", () => {
  async function open(choice: Partial<HallChoice> = {}) {
    vi.useFakeTimers();
    const shell = fakeShell({
      hall_view: hallView(choice, 8),
      set_hall: (choice) => {
        shell.reply({ hall_view: hallView(choice, 8) });
        shell.announce();
        return choice;
      },
    });
    render(Hall);
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    return shell;
  }
  const wait = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    flushSync();
  };

  test("pages turn every eight seconds and come round", async () => {
    await open();
    for (const page of ["1/3", "2/3", "3/3", "1/3"]) {
      expect(screen.getByText(page)).toBeVisible();
      await wait(sheetTime);
    }
  });
  test("paused pages stand still, and the screen says so", async () => {
    await open({ paused: true });
    await wait(3 * sheetTime);
    expect(screen.getByText("1/3")).toBeVisible();
    expect(screen.getByText("in pausa")).toBeVisible();
  });
  test("the space bar pauses", async () => {
    const shell = await open();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
    await wait(2 * sheetTime);
    expect(shell.asked.find(({ name }) => name === "set_hall")?.arg).toMatchObject({
      paused: true,
    });
    expect(screen.getByText("1/3")).toBeVisible();
  });
  /** The first table is called again. */
  async function callAgain(shell: FakeShell, choice: Partial<HallChoice> = {}) {
    const view = hallView(choice, 8);
    const [first, ...others] = view.calls;
    if (!first) throw new Error("no calls");
    const again = { ...first, calledAt: "2026-05-09T15:11:30" };
    shell.reply({ hall_view: { ...view, calls: [again, ...others] } });
    shell.announce();
    await wait(0);
  }
  const fresh = () => [...document.querySelectorAll(".fresh")].map((one) => one.textContent);

  test("a new call is shown at once and marked", async () => {
    const shell = await open();
    await wait(sheetTime);
    expect(screen.getByText("2/3")).toBeVisible();
    await callAgain(shell);
    expect(screen.getByText("1/3")).toBeVisible();
    expect(fresh()).toEqual([expect.stringContaining("Rossi Mario")]);
  });
  test("a call is new once: the next time round it stands still", async () => {
    const shell = await open();
    await callAgain(shell);
    // News of other things neither ends the pulses nor begins them again.
    shell.announce();
    await wait(0);
    expect(fresh()).toHaveLength(1);
    await wait(3 * sheetTime);
    expect(screen.getByText("1/3")).toBeVisible();
    expect(fresh()).toEqual([]);
  });
  test("a call taken back into the list is not new", async () => {
    const shell = await open();
    const view = hallView({}, 8);
    // Play begins at the first table, and is taken back.
    for (const calls of [view.calls.slice(1), view.calls]) {
      shell.reply({ hall_view: { ...view, calls } });
      shell.announce();
      await wait(0);
    }
    expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("Rossi Mario");
    expect(fresh()).toEqual([]);
  });
  test("a new call does not turn a page that is held", async () => {
    const shell = await open({ paused: true });
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    await wait(0);
    expect(screen.getByText("2/3")).toBeVisible();
    await callAgain(shell, { paused: true });
    expect(screen.getByText("2/3")).toBeVisible();
    // Whoever turns to it sees that it is new.
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
    await wait(0);
    expect(fresh()).toHaveLength(1);
  });
  test.each(["results", "chart"] as const)("a new call leaves the %s alone", async (page) => {
    const shell = await open({ page });
    await wait(sheetTime);
    expect(screen.getByText(/^2\/\d$/)).toBeVisible();
    await callAgain(shell, { page });
    expect(screen.getByText(/^2\/\d$/)).toBeVisible();
  });
});

test("a call says table, names and colours in words", async () => {
  fakeShell({ hall_view: hallView({}, 1) });
  const { container } = render(Hall);
  const row = await screen.findByRole("listitem");
  expect(row).toHaveTextContent(/Tavolo\s*1\s*Bianco\s*Rossi Mario\s*Nero\s*Verdi Anna/);
  await expectAccessible(container);
});

test("two clubs are called without a colour: they have both, board by board", async () => {
  const view = structuredClone(hallView({}, 1));
  for (const slot of view.calls[0]?.card.sides ?? []) {
    if (slot.kind === "entry") slot.entry.name = "";
  }
  fakeShell({ hall_view: view });
  render(Hall);
  expect(await screen.findByRole("listitem")).toHaveTextContent(/Tavolo\s*1\s*Rossi\s*Verdi/);
});

test("the podium opens from the third step up", async () => {
  const shell = fakeShell({ hall_view: hallView({ page: "podium", podiumSteps: 1 }) });
  render(Hall);
  expect(await screen.findByText("Della Santissima Trinità")).toBeVisible();
  expect(screen.queryByText("Rossi")).toBeNull();
  shell.reply({ hall_view: hallView({ page: "podium", podiumSteps: 3 }) });
  shell.announce();
  await waitFor(() => expect(screen.getByText("Rossi")).toBeVisible());
});

test("the ceremony shows a new name large, then puts it in its place", async () => {
  vi.useFakeTimers();
  const view = hallView({ page: "ceremony" });
  const shell = fakeShell({ hall_view: { ...view, ceremony: ceremonyOf(3) } });
  render(Hall);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(screen.queryByRole("status")).toBeNull();
  shell.reply({ hall_view: { ...view, ceremony: ceremonyOf(4) } });
  shell.announce();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(screen.getByRole("status")).toHaveTextContent(/Posto 4\s*Bianchi Luca/);
  await vi.advanceTimersByTimeAsync(4000);
  flushSync();
  expect(screen.queryByRole("status")).toBeNull();
  const rows = screen.getAllByRole("listitem");
  expect(rows[3]).toHaveTextContent(/4\s*Bianchi Luca/);
});

test("arrows turn the page by hand", async () => {
  fakeShell({ hall_view: hallView({}, 8) });
  render(Hall);
  await screen.findByText("1/3");
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByText("3/3")).toBeVisible();
});
