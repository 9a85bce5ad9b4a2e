// The screens beside the day: rulings, match, rules, journal, settings, print, athletes.
import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Component } from "svelte";
import { language, setLanguage } from "@shared/i18n";
import { expectAccessible } from "../test/axe";
import InDay from "../test/InDay.svelte";
import { play } from "../test/play";
import { sample } from "../test/sample";
import { fakeShell, type Replies } from "../test/shell";
import Journal from "./journal/Journal.svelte";
import Match from "./match/Match.svelte";
import Print from "./print/Print.svelte";
import Rules from "./rules/Rules.svelte";
import Rulings from "./rulings/Rulings.svelte";
import Settings from "./settings/Settings.svelte";

vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  localStorage.clear();
  location.hash = "#/event/1";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  setLanguage("it");
  URL.createObjectURL = () => `blob:${Math.random()}`;
  URL.revokeObjectURL = () => {};
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each screen has its own props
function open(view: Component<any>, given: Record<string, unknown> = {}, replies: Replies = {}) {
  const shell = fakeShell(
    {
      ...sample,
      ...play,
      get_settings: {
        language: "it",
        theme: "light",
        textSize: 100,
        operator: "Ottavio Arbitroni",
        singleKeyShortcuts: true,
        shortcuts: {},
        lastEvent: null,
      },
      save_settings: (settings) => settings,
      ...replies,
    },
    {
      choose_folder: { token: "cartella", name: "cartella" },
      save_made: { files: ["/cartella/foglio.pdf"] },
    },
  );
  render(InDay, { screen: view, given });
  return {
    asked: (name: string) => shell.asked.filter((one) => one.name === name),
    commands: (name: string) =>
      shell.commands.filter((one) => one.command === name).map(({ args }) => args),
  };
}

describe("rules", () => {
  test("stand side by side and are found by word and by article", async () => {
    open(Rules);
    expect(await screen.findByText("12 articoli")).toBeVisible();
    await user.type(screen.getByLabelText("Cerca una parola o un articolo"), "2.2");
    expect(await screen.findByText("4 articoli")).toBeVisible();
    await expectAccessible();
  });

  test("facts make one table", async () => {
    open(Rules);
    await user.click(await screen.findByText("Differenze in breve"));
    const row = await screen.findByRole("row", { name: /Angolo scuro/ });
    expect(row).toHaveTextContent("in basso a sinistra");
  });
});

test("the journal tells actions in words and takes the last one back", async () => {
  const { asked } = open(
    Journal,
    {},
    {
      undo_state: {
        undo: { code: "table-started", data: { table: 4 } },
        redo: null,
        undoOf: null,
        redoOf: null,
      },
      undo: { undo: null, redo: null, undoOf: null, redoOf: null },
    },
  );
  expect(await screen.findByText(/Conti Rita – Marini Aldo, vince il Bianco/)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Annulla: Tavolo 4: si gioca" }));
  await waitFor(() => expect(asked("undo")).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Mostra le righe prima" }));
  await waitFor(() => expect(asked("read_journal").at(-1)?.arg).toMatchObject({ before: 1 }));
  await expectAccessible();
});

describe("settings", () => {
  test("another language shows at once", async () => {
    open(Settings);
    await user.click(await screen.findByLabelText("English"));
    await waitFor(() => expect(language()).toBe("en"));
    expect(await screen.findByText("Text size")).toBeVisible();
    await expectAccessible();
  });

  test("a copy is looked into before it is restored", async () => {
    const { asked } = open(Settings, { tab: "copies" }, { restore_backup: null });
    const [first] = await screen.findAllByRole("button", { name: /Riprendi questa copia/ });
    await user.click(first as HTMLElement);
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("Perdi 3 azioni fatte dopo");
    expect(asked("restore_backup")).toHaveLength(0);
    await user.click(within(dialog).getByRole("button", { name: "Riprendi questa copia" }));
    await waitFor(() => expect(asked("restore_backup")).toHaveLength(1));
  });
});

describe("print", () => {
  test("papers stand by phase, with why some cannot be printed yet", async () => {
    open(Print, { event: 1 });
    expect(await screen.findByText("Non ci sono ancora moduli.")).toBeVisible();
    expect(screen.getByRole("link", { name: /Cedole dei risultati/ })).toBeVisible();
    await expectAccessible();
  });

  const made = (pages: number) => ({
    files: [{ token: "f1", name: "Foglio.pdf", size: 9 }],
    pages,
    problems: [],
  });

  test("a paper opens at once, from a place that is the program's own", async () => {
    const { asked, commands } = open(
      Print,
      { event: 1, paper: "round-sheet" },
      { save_papers: made(2) },
    );
    const print = await screen.findByRole("button", { name: "Apri per stampare" });
    await waitFor(() => expect(print).toBeEnabled());
    await user.click(print);
    await waitFor(() =>
      expect(asked("save_papers")[0]?.arg).toMatchObject({ papers: [{ kind: "round-sheet" }] }),
    );
    await waitFor(() => expect(commands("open_made")).toEqual([{ token: "f1" }]));
  });

  test("a paper is seen as pictures, more pages on request, and saved", async () => {
    const { asked, commands } = open(
      Print,
      { event: 1, paper: "round-sheet" },
      { save_papers: made(6) },
    );
    expect(await screen.findAllByRole("img")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Mostra altre pagine" }));
    await waitFor(() => expect(asked("preview_paper").at(-1)?.arg).toMatchObject({ fromPage: 2 }));
    await user.click(screen.getByRole("button", { name: "Salva in PDF" }));
    await waitFor(() =>
      expect(asked("save_papers")[0]?.arg).toMatchObject({
        papers: [{ kind: "round-sheet", size: "a4" }],
      }),
    );
    const task = asked("save_papers")[0]?.task;
    await waitFor(() => expect(commands("save_made")[0]).toMatchObject({ tokens: ["f1"], task }));
  });

  test("the size has a name on the page, and is kept for the next paper", async () => {
    open(Print, { event: 1, paper: "lots-chart" });
    await userEvent.click(await screen.findByRole("radio", { name: "A3" }));
    expect(screen.getByText("Carta")).toBeVisible();
    cleanup();
    open(Print, { event: 1, paper: "round-sheet" });
    expect(await screen.findByRole("radio", { name: "A3" })).toBeChecked();
  });

  test("one large paper shows that work goes on, and can be stopped", async () => {
    let stop = () => {};
    const { asked } = open(
      Print,
      { event: 1, paper: "round-sheet" },
      {
        save_papers: () =>
          new Promise((_, refuse) => {
            stop = () => refuse({ code: "papers-cancelled", data: {} });
          }),
        stop_task: () => {
          stop();
          return null;
        },
      },
    );
    const save = await screen.findByRole("button", { name: "Salva in PDF" });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    const bar = await screen.findByRole("progressbar", { name: "Preparo i fogli" });
    expect(bar).not.toHaveAttribute("value");
    expect(screen.getByRole("link", { name: /Cedole dei risultati/ })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(asked("stop_task")).toHaveLength(1));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    expect(save).toBeEnabled();
  });

  test("papers of a round tell what was wrong with the organiser's own files", async () => {
    const problems = [
      { file: "slips.typ", line: 3, message: "unknown variable: tavolo" },
      { file: "slips.typ", line: 3, message: "unknown variable: tavolo" },
      { file: "logo.png", line: null, message: "not a picture" },
    ];
    open(Print, { event: 1 }, { save_papers: { ...made(6), problems } });
    await user.click(await screen.findByRole("button", { name: "Salva il pacco del turno" }));
    const wrong = /Il tuo modello slips.typ ha un errore alla riga 3: unknown variable: tavolo/;
    expect(await screen.findAllByText(wrong)).toHaveLength(1);
    expect(screen.getByText(/Il file logo.png non si può usare: not a picture/)).toBeVisible();
    await expectAccessible();
  });
});

test("a ruling is picked from the catalogue and written with its article", async () => {
  const { asked } = open(Rulings, { event: 1 }, { add_ruling: () => ({}) as never });
  await user.click(await screen.findByRole("button", { name: /^Presa non fatta/ }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByLabelText(/Articolo/)).toHaveValue("8.2");
  await user.type(within(dialog).getByLabelText("Arbitro"), "Ottavio Arbitroni");
  await user.click(within(dialog).getByRole("button", { name: "Scrivi il provvedimento" }));
  await waitFor(() =>
    expect(asked("add_ruling")[0]?.arg).toMatchObject({
      irregularity: "capture-omitted",
      article: "8.2",
      remedy: "correct",
    }),
  );
});

test("a match shows its games with colours and the board with the verdict", async () => {
  open(Match, { event: 1, section: "1", match: "r2-4" });
  expect(await screen.findByText("Da giocare: partita 2")).toBeVisible();
  expect(await screen.findByRole("button", { name: "8-12" })).toBeVisible();
  expect(await screen.findByText("Muove il Bianco")).toBeVisible();
  expect(await screen.findByText("Le mosse confermano il risultato.")).toBeVisible();
  await expectAccessible();
});
