// The line: what is typed, read back, written, corrected and taken back.
import { render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setSingleKeys } from "@shared/preferences/appearance.svelte";
import { changeKeys } from "@shared/shortcuts";
import { clearDesk, openDesk, user, written } from "../../test/desk";
import InDay from "../../test/InDay.svelte";
import { sample } from "../../test/sample";
import { fakeShell } from "../../test/shell";
import Rounds from "./Rounds.svelte";
import { noConsequences, play, readLine } from "../../test/play";

vi.setConfig({ testTimeout: 30_000 });

beforeEach(clearDesk);

test("what is typed is read back as a sentence before Enter", async () => {
  const { line } = await openDesk();
  await user.type(line, "4 b");
  expect(
    await screen.findByText("Tavolo 4: vince il Bianco (Lombardi Enzo). Motivo: abbandono"),
  ).toBeVisible();
  expect(screen.getByText("→ passa Lombardi Enzo")).toBeVisible();
});

test("Enter writes the result and empties the line", async () => {
  const { line, asked } = await openDesk();
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
  const { line } = await openDesk({
    record_result: () => {
      throw { code: "match-decided", data: {} };
    },
  });
  await user.type(line, "4 b{Enter}");
  expect(await screen.findByText(/Questo incontro è già deciso/)).toBeVisible();
  expect(line).toHaveValue("4 b");
});

test("a doubtful result is overruled by a second Enter", async () => {
  const { line, asked } = await openDesk({
    record_result: ({ overrule }) => {
      if (overrule) return written;
      const finding = { code: "played-on", article: "", data: {}, mayOverrule: true };
      throw { code: "result-doubtful", data: { findings: [finding] } };
    },
  });
  await user.type(line, "4 b{Enter}");
  expect(await screen.findByText(/Altri risultati non valgono più/)).toBeVisible();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(line).toHaveValue(""));
  expect(asked("record_result").map(({ arg }) => (arg as { overrule: boolean }).overrule)).toEqual([
    false,
    true,
  ]);
});

test("a result already in opens the correction with what it changes", async () => {
  const { line, asked } = await openDesk({
    correct_result: noConsequences,
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
  const { line } = await openDesk();
  await user.type(line, "4 b{Enter}");
  await waitFor(() => expect(line).toHaveValue(""));
  await user.keyboard("{ArrowUp}");
  expect(line).toHaveValue("4 b");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog")).toHaveTextContent("Correggi la partita 2 del tavolo 4");
});

test("the last result brought back is read as its own game, and as new once taken back", async () => {
  const { line, asked, shell } = await openDesk();
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
  const { line, asked } = await openDesk({
    correct_result: noConsequences,
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
  const back = { undo: { code: "result", data: {} }, redo: null, undoOf: null, redoOf: null };
  afterEach(() => {
    changeKeys("undo", null);
    setSingleKeys(true);
  });

  test("Ctrl+Z takes the last action back", async () => {
    const { asked } = await openDesk({ undo_state: back, undo: back });
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(asked("undo")).toHaveLength(1));
  });

  test("another key takes its place", async () => {
    changeKeys("undo", "F7");
    const { asked } = await openDesk({ undo_state: back, undo: back });
    await user.keyboard("{Control>}z{/Control}");
    expect(asked("undo_state")).toHaveLength(0);
    await user.keyboard("{F7}");
    await waitFor(() => expect(asked("undo")).toHaveLength(1));
  });

  test("switched off, nothing is taken back; a letter stays a letter", async () => {
    changeKeys("undo", "");
    const { line, asked } = await openDesk({ undo_state: back, undo: back });
    await user.keyboard("{Control>}z{/Control}");
    changeKeys("undo", "U");
    await user.keyboard("u");
    expect(line).toHaveValue("u");
    expect(asked("undo_state")).toHaveLength(0);
  });

  test("with text in the line the key is the field's own", async () => {
    const { line, asked } = await openDesk({ undo_state: back, undo: back });
    await user.type(line, "4 b{Control>}z{/Control}");
    expect(asked("undo_state")).toHaveLength(0);
  });
});

test("a name finds its table", async () => {
  const { line } = await openDesk();
  await user.type(line, "ros{Enter}");
  await waitFor(() => expect(line).toHaveValue("1 "));
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
  const { line, shell, asked } = await openDesk({
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
