import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { setLanguage } from "@shared/i18n";
import { setSingleKeys } from "@shared/preferences/appearance.svelte";
import { changeKeys, handleKey, shortcuts } from "@shared/shortcuts";
import type { Overview, Recorded } from "@ipc/index";
import { expectAccessible } from "../../test/axe";
import { hallChoice } from "../../test/bracket";
import InDay from "../../test/InDay.svelte";
import { desk, play, readLine, tableCard } from "../../test/play";
import { sample } from "../../test/sample";
import { fakeShell, type Replies } from "../../test/shell";
import Rounds from "./Rounds.svelte";

// A closing dialog leaves the page unclickable until its animation ends, which never comes here.
const user = userEvent.setup({ pointerEventsCheck: 0 });
vi.setConfig({ testTimeout: 30_000 });

const written: Recorded = { table: tableCard(4, "done"), also: [] };

beforeEach(() => {
  localStorage.clear();
  location.hash = "#/event/1/rounds";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  setLanguage("it");
});

async function open(replies: Replies = {}) {
  const shell = fakeShell({ ...sample, ...play, record_result: written, ...replies });
  render(InDay, { screen: Rounds, given: { event: 1 } });
  const line = await screen.findByLabelText<HTMLInputElement>("Riga dell'arbitro");
  const asked = (name: string) => shell.asked.filter((one) => one.name === name);
  return { shell, line, asked };
}

test("the cursor stands in the line, and every table shows its state", async () => {
  const { line } = await open();
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

test("what is typed is read back as a sentence before Enter", async () => {
  const { line } = await open();
  await user.type(line, "4 b");
  expect(
    await screen.findByText("Tavolo 4: vince il Bianco (Lombardi Enzo). Motivo: abbandono"),
  ).toBeVisible();
  expect(screen.getByText("→ passa Lombardi Enzo")).toBeVisible();
});

test("Enter writes the result and empties the line", async () => {
  const { line, asked } = await open();
  await user.type(line, "4 p c{Enter}");
  await waitFor(() => expect(line).toHaveValue(""));
  expect(asked("record_result")[0]?.arg).toMatchObject({
    section: 1,
    match: "r2-4",
    game: 2,
    outcome: "drawn",
    reason: "count",
    overrule: false,
  });
  expect(screen.getByRole("listitem", { name: "Tavolo 4" })).toHaveTextContent("fatto");
  expect(line).toHaveFocus();
});

test("a refused result says why and keeps the text", async () => {
  const { line } = await open({
    record_result: () => {
      throw { code: "match-decided", data: {} };
    },
  });
  await user.type(line, "4 b{Enter}");
  expect(await screen.findByText(/Questo incontro è già deciso/)).toBeVisible();
  expect(line).toHaveValue("4 b");
});

test("a doubtful result is overruled by a second Enter", async () => {
  const { line, asked } = await open({
    record_result: ({ overrule }) => {
      if (overrule) return written;
      const finding = { code: "played-on", article: "", data: {}, mayOverrule: true };
      throw { code: "result-doubtful", data: { findings: [finding] } };
    },
  });
  await user.type(line, "4 b{Enter}");
  expect(await screen.findByText("Chi ha vinto ha già giocato il turno dopo.")).toBeVisible();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(line).toHaveValue(""));
  expect(asked("record_result").map(({ arg }) => (arg as { overrule: boolean }).overrule)).toEqual([
    false,
    true,
  ]);
});

test("a result already in opens the correction with what it changes", async () => {
  const { line, asked } = await open({
    correct_result: { changed: [], cancelled: [], places: [] },
  });
  await user.type(line, "5 n{Enter}");
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Correggi la partita 1 del tavolo 5");
  await waitFor(() => expect(dialog).toHaveTextContent("Marini Aldo – Rossi Mario"));
  expect(asked("record_result")).toHaveLength(0);
  await user.click(within(dialog).getByRole("button", { name: "Correggi" }));
  expect(dialog).toHaveTextContent("Scrivi perché correggi");
  await user.type(screen.getByLabelText("Perché"), "Colori scambiati{Enter}");
  await waitFor(() => expect(asked("correct_result")).toHaveLength(1));
  expect(asked("correct_result")[0]?.arg).toMatchObject({
    match: "r2-5",
    game: 1,
    change: { kind: "result", outcome: "black-wins", reason: "resigned" },
    why: "Colori scambiati",
  });
});

test("the arrow brings the last result back, to correct that very game", async () => {
  const { line } = await open();
  await user.type(line, "4 b{Enter}");
  await waitFor(() => expect(line).toHaveValue(""));
  await user.keyboard("{ArrowUp}");
  expect(line).toHaveValue("4 b");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog")).toHaveTextContent("Correggi la partita 2 del tavolo 4");
});

test("the last result brought back is read as its own game, and as new once taken back", async () => {
  const { line, asked, shell } = await open();
  await user.type(line, "4 b{Enter}");
  await waitFor(() => expect(line).toHaveValue(""));
  await user.keyboard("{ArrowUp}");
  expect(asked("read_line").at(-1)?.arg).toMatchObject({ editing: { match: "r2-4", game: 2 } });
  expect(await screen.findByText(/Invio apre la correzione/)).toBeVisible();
  await user.keyboard("{Escape}");
  // The game is gone: the program reads the same words as a result to be written.
  shell.reply({ read_line: ({ text }) => readLine(text, null) });
  await user.keyboard("{ArrowUp}{Enter}");
  await waitFor(() => expect(asked("record_result")).toHaveLength(2));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("after a correction the arrow does not bring back what was corrected", async () => {
  const { line, asked } = await open({
    correct_result: { changed: [], cancelled: [], places: [] },
  });
  await user.type(line, "4 b{Enter}");
  await waitFor(() => expect(line).toHaveValue(""));
  await user.keyboard("{ArrowUp}{Enter}");
  await user.type(await screen.findByLabelText("Perché"), "Colori scambiati{Enter}");
  await waitFor(() => expect(asked("correct_result")).toHaveLength(1));
  await waitFor(() => expect(line).toHaveFocus());
  await user.keyboard("{ArrowUp}");
  expect(line).toHaveValue("");
});

describe("undo in the empty line", () => {
  const back = { undo: { code: "result", data: {} }, redo: null };
  afterEach(() => {
    changeKeys("undo", null);
    setSingleKeys(true);
  });

  test("Ctrl+Z takes the last action back", async () => {
    const { asked } = await open({ undo_state: back, undo: back });
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(asked("undo")).toHaveLength(1));
  });

  test("another key takes its place", async () => {
    changeKeys("undo", "F7");
    const { asked } = await open({ undo_state: back, undo: back });
    await user.keyboard("{Control>}z{/Control}");
    expect(asked("undo_state")).toHaveLength(0);
    await user.keyboard("{F7}");
    await waitFor(() => expect(asked("undo")).toHaveLength(1));
  });

  test("switched off, nothing is taken back; a letter stays a letter", async () => {
    changeKeys("undo", "");
    const { line, asked } = await open({ undo_state: back, undo: back });
    await user.keyboard("{Control>}z{/Control}");
    changeKeys("undo", "U");
    await user.keyboard("u");
    expect(line).toHaveValue("u");
    expect(asked("undo_state")).toHaveLength(0);
  });

  test("with text in the line the key is the field's own", async () => {
    const { line, asked } = await open({ undo_state: back, undo: back });
    await user.type(line, "4 b{Control>}z{/Control}");
    expect(asked("undo_state")).toHaveLength(0);
  });
});

test.each(["{F9}", "{PageDown}", "{F8}"])("%s does nothing behind a dialog", async (key) => {
  window.addEventListener("keydown", handleKey);
  const { asked } = await open({ call_tables: desk });
  await user.click(screen.getByRole("button", { name: "Correggi" }));
  await screen.findByRole("dialog");
  await user.keyboard(key);
  expect(asked("call_tables")).toHaveLength(0);
  expect(location.hash).toBe("#/event/1/rounds");
  expect(screen.getByRole("switch", { hidden: true })).not.toBeChecked();
  window.removeEventListener("keydown", handleKey);
});

test("a name finds its table", async () => {
  const { line } = await open();
  await user.type(line, "ros{Enter}");
  await waitFor(() => expect(line).toHaveValue("1 "));
});

test("only the outstanding tables, on request", async () => {
  await open();
  await user.click(screen.getByLabelText("Solo da finire"));
  expect(screen.queryByRole("listitem", { name: "Tavolo 5" })).toBeNull();
  expect(screen.getAllByRole("listitem", { name: /Tavolo/ })).toHaveLength(4);
});

test("what the desk shows is kept: unfinished tables, every section, the section chosen", async () => {
  const { shell, asked } = await open();
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

test("tables are called all at once", async () => {
  const { asked } = await open({ call_tables: desk });
  await user.click(screen.getByRole("button", { name: "Chiama i tavoli" }));
  await waitFor(() =>
    expect(asked("call_tables")[0]?.arg).toEqual({ section: 1, round: null, matches: [] }),
  );
});

test("every section is called in one step, which one undo takes back", async () => {
  const { asked } = await open({ call_every_section: desk });
  await act("Tutte le gare");
  await waitFor(() => expect(asked("round_desk").at(-1)?.arg).toMatchObject({ section: null }));
  await user.click(screen.getByRole("button", { name: /^Chiama i tavoli/ }));
  await waitFor(() =>
    expect(asked("call_every_section").map(({ arg }) => arg)).toEqual([{ event: 1, round: null }]),
  );
  expect(asked("call_tables")).toHaveLength(0);
});

test("the same result goes in by mouse on the table's card", async () => {
  const { asked } = await open();
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

const nothing = { changed: [], cancelled: [], places: [] };

async function leave(replies: Replies) {
  const opened = await open({ preview_departure: nothing, depart: nothing, ...replies });
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
  const { asked } = await open({
    hall_choice: { ...hallChoice, page: "chart" },
    set_hall: hallChoice,
  });
  await user.click(screen.getByRole("button", { name: "Schermo di sala" }));
  await user.click(await screen.findByLabelText("Chiamate"));
  await waitFor(() => expect(asked("set_hall")[0]?.arg).toMatchObject({ event: 1, page: "calls" }));
});

test("changes that come in a row are asked about once more, not each", async () => {
  let answer = () => {};
  const { shell, asked } = await open();
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
  const { shell, asked } = await open({
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

test("the line reads the round on screen, says so, and corrects it there", async () => {
  const shell = fakeShell({ ...sample, ...play });
  location.hash = "#/event/1/rounds?round=1";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  render(InDay, { screen: Rounds, given: { event: 1, round: "1" } });
  const line = await screen.findByLabelText<HTMLInputElement>("Riga dell'arbitro");
  await user.type(line, "4 b");
  expect(await screen.findByText("Ottavi, non in corso")).toBeVisible();
  expect(shell.asked.filter(({ name }) => name === "read_line").at(-1)?.arg).toMatchObject({
    round: 1,
    text: "4 b",
  });
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog");
  const asked = (wanted: string) => shell.asked.find(({ name }) => name === wanted)?.arg;
  expect(asked("match_page")).toMatchObject({ match: "r1-4" });
  await waitFor(() => expect(asked("preview_correction")).toBeDefined());
  expect(asked("record_result")).toBeUndefined();
});

test("the arrow corrects the last result even when the desk has gone on to the next round", async () => {
  const { line, shell, asked } = await open({
    read_line: ({ text, round, editing }) => {
      const read = readLine(text, null, editing);
      // The round is over: without being told, a table is one of the next round.
      const over = shell.asked.some(({ name }) => name === "record_result");
      return over && round === null && read.kind === "result"
        ? { ...read, match: "r3-4", round: 3 }
        : read;
    },
  });
  await user.type(line, "4 b{Enter}");
  await waitFor(() => expect(line).toHaveValue(""));
  await user.keyboard("{ArrowUp}{Enter}");
  expect(await screen.findByRole("dialog")).toHaveTextContent("Correggi la partita 2");
  expect(asked("record_result")).toHaveLength(1);
});

test.each(["Escape", "Annulla"])(
  "%s in the correction gives the cursor back to the line",
  async (way) => {
    const { line } = await open();
    await user.click(screen.getByRole("button", { name: "Correggi" }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(line).not.toHaveFocus());
    if (way === "Escape") await user.keyboard("{Escape}");
    else await user.click(within(dialog).getByRole("button", { name: way }));
    await waitFor(() => expect(line).toHaveFocus());
  },
);

test("a round chosen by mouse leaves the cursor in the line, by keyboard it stays", async () => {
  const { line } = await open();
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
