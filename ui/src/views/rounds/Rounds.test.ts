import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { handleKey, shortcuts } from "@shared/shortcuts";
import type { Overview } from "@ipc/index";
import { expectAccessible } from "../../test/axe";
import { hallChoice } from "../../test/bracket";
import { clearDesk, openDesk, user, written } from "../../test/desk";
import InDay from "../../test/InDay.svelte";
import { sample } from "../../test/sample";
import { fakeShell, type Replies } from "../../test/shell";
import Frame from "../frame/Frame.svelte";
import Rounds from "./Rounds.svelte";
import { desk, noConsequences, play } from "../../test/play";

vi.setConfig({ testTimeout: 30_000 });

beforeEach(clearDesk);

test("the cursor stands in the line, and every table shows its state", async () => {
  const { line } = await openDesk();
  expect(line).toHaveFocus();
  for (const [table, state] of [
    [1, "da chiamare"],
    [2, "chiamato"],
    [3, "in gioco"],
    [4, "altra partita"],
    [5, "fatto"],
  ] as const) {
    const row = screen.getByRole("listitem", { name: `Tavolo ${table}` });
    expect(row).toHaveTextContent(state);
  }
  await expectAccessible();
});

test.each(["{F9}", "{PageDown}", "{F8}"])("%s does nothing behind a dialog", async (key) => {
  window.addEventListener("keydown", handleKey);
  const { asked } = await openDesk({ call_tables: desk });
  await user.click(screen.getByRole("button", { name: "Correggi" }));
  await screen.findByRole("dialog");
  await user.keyboard(key);
  expect(asked("call_tables")).toHaveLength(0);
  expect(location.hash).toBe("#/event/1/rounds");
  expect(screen.getByRole("switch", { hidden: true })).not.toBeChecked();
  window.removeEventListener("keydown", handleKey);
});

test("only the outstanding tables, on request", async () => {
  await openDesk();
  await user.click(screen.getByLabelText("Solo da finire"));
  expect(screen.queryByRole("listitem", { name: "Tavolo 5" })).toBeNull();
  expect(screen.getAllByRole("listitem", { name: /Tavolo/ })).toHaveLength(4);
});

test("what the desk shows is kept: unfinished tables, every section, the section chosen", async () => {
  const { shell, asked } = await openDesk();
  await user.click(screen.getByLabelText("Solo da finire"));
  await act("Tutte le gare");
  await waitFor(() => expect(asked("round_desk").at(-1)?.arg).toMatchObject({ section: null }));
  cleanup();
  // The same on the next visit.
  shell.asked.length = 0;
  render(InDay, { screen: Rounds, given: { event: 1 } });
  await screen.findByLabelText("Riga dell'arbitro");
  expect(screen.getByLabelText("Solo da finire")).toBeChecked();
  expect(asked("round_desk").at(-1)?.arg).toMatchObject({ section: null });
  cleanup();
  // An address that names a section shows that one, and it stays chosen afterwards.
  location.hash = "#/event/1/rounds?section=2";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  render(InDay, { screen: Rounds, given: { event: 1 } });
  await waitFor(() => expect(asked("round_desk").at(-1)?.arg).toMatchObject({ section: 2 }));
  cleanup();
  shell.asked.length = 0;
  location.hash = "#/event/1/rounds";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  render(InDay, { screen: Rounds, given: { event: 1 } });
  await waitFor(() => expect(asked("round_desk").at(-1)?.arg).toMatchObject({ section: 2 }));
});

/** Does what the palette would do. */
async function act(label: string) {
  shortcuts.active.find((one) => one.label() === label)?.run();
  await tick();
}

test("the section that is chosen already ends the look at every section", async () => {
  const shell = fakeShell({ ...sample, ...play });
  render(Frame);
  await screen.findByLabelText("Riga dell'arbitro");
  const shown = () => shell.asked.findLast(({ name }) => name === "round_desk")?.arg;
  await act("Tutte le gare");
  await waitFor(() => expect(shown()).toMatchObject({ section: null }));
  await user.click(screen.getByRole("radio", { name: /^Maschile/ }));
  await waitFor(() => expect(shown()).toMatchObject({ section: 1 }));
});

test("tables are called all at once", async () => {
  const { asked } = await openDesk({ call_tables: desk });
  await user.click(screen.getByRole("button", { name: "Chiama i tavoli" }));
  await waitFor(() =>
    expect(asked("call_tables")[0]?.arg).toEqual({ section: 1, round: null, matches: [] }),
  );
});

test("the tables called are those of the round on screen", async () => {
  location.hash = "#/event/1/rounds?round=3";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  const { asked } = await openDesk({ call_tables: desk }, { round: "3" });
  await user.click(await screen.findByRole("button", { name: /^Chiama i tavoli/ }));
  await waitFor(() =>
    expect(asked("call_tables")[0]?.arg).toEqual({ section: 1, round: 3, matches: [] }),
  );
});

test("every section is called in one step, which one undo takes back", async () => {
  const { asked } = await openDesk({ call_every_section: desk });
  await act("Tutte le gare");
  await waitFor(() => expect(asked("round_desk").at(-1)?.arg).toMatchObject({ section: null }));
  await user.click(screen.getByRole("button", { name: /^Chiama i tavoli/ }));
  await waitFor(() =>
    expect(asked("call_every_section").map(({ arg }) => arg)).toEqual([{ event: 1, round: null }]),
  );
  expect(asked("call_tables")).toHaveLength(0);
});

test("the same result goes in by mouse on the table's card", async () => {
  const { asked } = await openDesk();
  const [first] = screen.getAllByRole("button", { name: "Risultato" });
  await user.click(first as HTMLElement);
  await user.click(await screen.findByLabelText("Vince Verdi Anna"));
  await user.click(screen.getByRole("button", { name: "Scrivi il risultato" }));
  await waitFor(() =>
    expect(asked("record_result")[0]?.arg).toMatchObject({
      match: "r2-1",
      game: 1,
      outcome: "black-wins",
      reason: "resigned",
    }),
  );
});

async function leave(replies: Replies) {
  const opened = await openDesk({
    preview_departure: noConsequences,
    depart: noConsequences,
    ...replies,
  });
  screen.getByRole("button", { name: "Altro, Tavolo 1" }).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByText(/esclusione: Rossi Mario/));
  await screen.findByText("Rossi Mario lascia la gara");
  return opened;
}

test("an exclusion for hearing aids names the article, where the rules have one", async () => {
  const aids = {
    code: "hearing-aid-worn",
    article: "12",
    decides: "arbiter",
    until: "never",
    remedies: ["exclusion"],
  } as const;
  const { asked } = await leave({ irregularities: [{ ...aids, remedies: [...aids.remedies] }] });
  await user.click(screen.getByLabelText("Esclusione per protesi acustica (art. 12)"));
  await user.click(screen.getByRole("button", { name: "Conferma l'uscita" }));
  expect(await screen.findByLabelText("Perché")).toBeInvalid();
  await user.type(screen.getByLabelText("Perché"), "Protesi accesa");
  await user.click(screen.getByRole("button", { name: "Conferma l'uscita" }));
  await waitFor(() =>
    expect(asked("depart")[0]?.arg).toEqual({
      entry: 1,
      kind: "excluded",
      article: "12",
      why: "Protesi accesa",
      overrule: false,
    }),
  );
});

test("where the rules say nothing about hearing aids, nobody is excluded for them", async () => {
  await leave({ irregularities: [] });
  expect(screen.getByLabelText("Ritiro")).toBeVisible();
  expect(screen.queryByLabelText(/protesi/)).toBeNull();
  await expectAccessible();
});

test("the hall's screen is at hand", async () => {
  const { asked } = await openDesk({
    hall_choice: { ...hallChoice, page: "chart" },
    set_hall: hallChoice,
  });
  await user.click(screen.getByRole("button", { name: "Schermo di sala" }));
  await user.click(await screen.findByLabelText("Chiamate"));
  await waitFor(() => expect(asked("set_hall")[0]?.arg).toMatchObject({ event: 1, page: "calls" }));
});

test("changes that come in a row are asked about once more, not each", async () => {
  let answer = () => {};
  const { shell, asked } = await openDesk();
  shell.reply({ round_desk: () => new Promise((done) => (answer = () => done(desk))) });
  const before = asked("round_desk").length;
  for (let change = 0; change < 5; change += 1) shell.announce();
  await waitFor(() => expect(asked("round_desk")).toHaveLength(before + 1));
  answer();
  await waitFor(() => expect(asked("round_desk")).toHaveLength(before + 2));
  answer();
  await new Promise((done) => setTimeout(done, 50));
  expect(asked("round_desk")).toHaveLength(before + 2);
});

test("a reply that overtakes the answer on its way does not leave old counts behind", async () => {
  let answer = () => {};
  const { shell, asked } = await openDesk({
    record_result: () => {
      // The change is announced before the reply has arrived.
      shell.announce();
      return written;
    },
  });
  shell.reply({ round_desk: () => new Promise((done) => (answer = () => done(desk))) });
  const before = asked("round_desk").length;
  await user.type(screen.getByLabelText("Riga dell'arbitro"), "4 b{Enter}");
  await waitFor(() => expect(asked("record_result")).toHaveLength(1));
  await waitFor(() => expect(asked("round_desk")).toHaveLength(before + 1));
  answer();
  await waitFor(() => expect(asked("round_desk")).toHaveLength(before + 2));
});

test.each(["Escape", "Annulla"])(
  "%s in the correction gives the cursor back to the line",
  async (way) => {
    const { line } = await openDesk();
    await user.click(screen.getByRole("button", { name: "Correggi" }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(line).not.toHaveFocus());
    if (way === "Escape") await user.keyboard("{Escape}");
    else await user.click(within(dialog).getByRole("button", { name: way }));
    await waitFor(() => expect(line).toHaveFocus());
  },
);

test("a round chosen by mouse leaves the cursor in the line, by keyboard it stays", async () => {
  const { line } = await openDesk();
  await user.click(screen.getByLabelText("Solo da finire"));
  await waitFor(() => expect(line).toHaveFocus());
  screen.getByLabelText("Solo da finire").focus();
  await user.keyboard(" ");
  expect(line).not.toHaveFocus();
});

test("an event without sections says so, and leads to where one is added", async () => {
  const overview = { ...(sample.event_overview as Overview), sections: [] };
  fakeShell({ ...sample, ...play, event_overview: overview });
  render(InDay, { screen: Rounds, given: { event: 1 } });
  expect(await screen.findByText("Non ci sono gare")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Vai alla manifestazione" }));
  expect(location.hash).toBe("#/event/1");
  await expectAccessible();
});
