import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { BoardRequest } from "@ipc/index";
import { setLanguage } from "@shared/i18n";
import type { ComponentProps } from "svelte";
import { expectAccessible } from "../../test/axe";
import { board, endgame, geometry } from "../../test/board";
import { fakeShell, type Replies } from "../../test/shell";
import Board from "./Board.svelte";
import BoardDesk from "./BoardDesk.svelte";

// A closing dialog leaves the page unclickable until its animation ends, which never comes here.
const user = userEvent.setup({ pointerEventsCheck: 0 });
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  setLanguage("it");
});

const square = (name: RegExp) => screen.getByRole("button", { name });

async function desk(replies: Replies = {}, given: Partial<ComponentProps<typeof BoardDesk>> = {}) {
  const shell = fakeShell({ board, ...replies });
  const shown = render(BoardDesk, { ruleSet: "fssi-2006", ...given });
  await screen.findByText("Muove il Bianco");
  return { shell, ...shown };
}

test("White sits below, and a key turns the board", async () => {
  const drawn = (container: HTMLElement) =>
    [...container.querySelectorAll("[data-square]")].map((one) => one.getAttribute("data-square"));
  const { container } = await desk();
  expect(drawn(container)[0]).toBe("1");
  await user.click(screen.getByRole("button", { name: "Gira la damiera" }));
  expect(drawn(container)[0]).toBe("32");
});

test("a click shows where a piece may go, a second one moves it", async () => {
  const { shell } = await desk();
  await user.click(square(/^Casella 22, pedina bianca/));
  expect(square(/^Casella 18, vuota, qui si può arrivare/)).toBeVisible();
  await user.click(square(/^Casella 18/));
  expect(await screen.findByText("Muove il Nero")).toBeVisible();
  expect(shell.asked.at(-1)?.arg).toMatchObject({ attempt: "22-18", moves: "" });
  expect(square(/^Casella 18, pedina bianca, ultima mossa/)).toBeVisible();
  await expectAccessible();
});

test("a refused move is explained with its article, and nothing moves", async () => {
  await desk();
  await user.click(square(/^Casella 22/));
  await user.click(square(/^Casella 13/));
  expect(await screen.findByText(/La pedina non torna indietro.*art\. 5\.2/)).toBeVisible();
  expect(square(/^Casella 22, pedina bianca/)).toBeVisible();
});

test("by keyboard: arrows walk the squares, Enter picks up and puts down", async () => {
  const onmove = vi.fn();
  render(Board, { geometry, position: endgame, onmove });
  square(/^Casella 18/).focus();
  await user.keyboard("{Enter}");
  expect(square(/^Casella 18, dama bianca/)).toHaveAttribute("aria-pressed", "true");
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowRight}");
  expect(document.activeElement).toHaveAttribute("data-square");
  square(/^Casella 11/).focus();
  await user.keyboard("{Enter}");
  expect(onmove).toHaveBeenCalledWith(endgame.legal[0]);
});

test("the piece that must capture is marked in words too", () => {
  render(Board, { geometry, position: endgame });
  expect(square(/^Casella 18, dama bianca, deve prendere/)).toBeVisible();
});

test("a pasted game is read and can be walked", async () => {
  await desk();
  await user.click(screen.getByRole("button", { name: "Incolla la partita" }));
  await user.type(await screen.findByLabelText("Mosse della partita"), "1. 22-18");
  await user.click(screen.getByRole("button", { name: "Leggi le mosse" }));
  const move = await screen.findByRole("button", { name: "22-18" });
  expect(move).toHaveAttribute("aria-current", "step");
  await user.click(screen.getByRole("button", { name: "Mossa prima", hidden: true }));
  await waitFor(() => expect(move).not.toHaveAttribute("aria-current"));
});

test("the result is judged by the moves", async () => {
  fakeShell({ board });
  render(BoardDesk, {
    ruleSet: "fssi-2006",
    moves: "1. 22-18",
    claim: { outcome: "drawn", reason: "agreed" },
  });
  expect(await screen.findByText("Le mosse confermano il risultato.")).toBeVisible();
});

const moveList = () =>
  screen.getAllByRole("button", { name: /^\d+-\d+$/ }).map((one) => one.textContent.trim());
const game = "1. 22-18 12-16 2. 21-17 9-13";

test("the same game answered anew leaves the board alone, and its unsaved moves", async () => {
  const result = () => ({ outcome: "drawn", reason: "agreed" }) as const;
  const { shell, rerender } = await desk({}, { claim: result(), countsFrom: [] });
  await user.type(screen.getByLabelText("Mossa"), "22-18{Enter}");
  await screen.findByText("Muove il Nero");
  const asked = shell.asked.length;
  await rerender({ claim: result(), countsFrom: [] });
  expect(shell.asked).toHaveLength(asked);
  // Another result judges the moves as they stand.
  await rerender({ claim: { outcome: "white-wins", reason: "resigned" } });
  await waitFor(() =>
    expect(shell.asked.at(-1)?.arg).toMatchObject({
      moves: "1. 22-18",
      claim: { outcome: "white-wins" },
    }),
  );
  expect(moveList()).toEqual(["22-18"]);
});

test("unsaved moves come back as a draft, until they are saved", async () => {
  const { unmount } = await desk({}, { draft: "moves" });
  await user.type(screen.getByLabelText("Mossa"), "22-18{Enter}");
  await screen.findByText("Muove il Nero");
  unmount();
  const back = render(BoardDesk, { ruleSet: "fssi-2006", draft: "moves" });
  expect(await screen.findByText("Ecco le mosse che non avevi salvato.")).toBeVisible();
  expect(moveList()).toEqual(["22-18"]);
  await back.rerender({ moves: "1. 22-18" });
  await waitFor(() =>
    expect(screen.queryByText("Ecco le mosse che non avevi salvato.")).toBeNull(),
  );
  expect(moveList()).toEqual(["22-18"]);
  expect(localStorage.getItem("tabellone.draft.moves")).toBeNull();
});

test("unsaved moves are thrown away only when asked, and the saved ones stay", async () => {
  const { unmount } = await desk({}, { moves: game, draft: "moves" });
  expect(screen.queryByRole("button", { name: "Scarta le mosse" })).toBeNull();
  await user.type(screen.getByLabelText("Mossa"), "24-20{Enter}");
  await screen.findByRole("button", { name: "24-20" });
  await user.click(screen.getByRole("button", { name: "Scarta le mosse" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Scarta le mosse" }));
  await waitFor(() => expect(moveList()).toEqual(["22-18", "12-16", "21-17", "9-13"]));
  unmount();
  render(BoardDesk, { ruleSet: "fssi-2006", moves: game, draft: "moves" });
  await screen.findByText("Muove il Bianco");
  expect(moveList()).toHaveLength(4);
});

test("a count starts at the position on the board, and the later moves stay", async () => {
  const { shell } = await desk({}, { moves: game });
  await user.click(screen.getByRole("button", { name: "Mossa prima" }));
  await user.click(screen.getByRole("button", { name: "Chiedi il conteggio" }));
  expect(await screen.findByText("0 di 40")).toBeVisible();
  expect(shell.asked.at(-1)?.arg).toMatchObject({
    moves: game,
    countsFrom: [{ ply: 3, imposed: false }],
  });
  expect(moveList()).toEqual(["22-18", "12-16", "21-17", "9-13"]);
  expect(screen.getByRole("button", { name: "21-17" })).toHaveAttribute("aria-current", "step");
  await user.click(screen.getByRole("button", { name: "Mossa dopo" }));
  expect(screen.getByText("1 di 40")).toBeVisible();
});

test("a count that still runs takes the place of one called later", async () => {
  const refusing = (asked: BoardRequest) => {
    if (asked.countsFrom.length > 1) throw { code: "count-refused", data: { details: "running" } };
    return board(asked);
  };
  const given = { moves: game, countsFrom: [{ ply: 4, imposed: true, reducedTo: null }] };
  const { shell } = await desk({ board: refusing }, given);
  await user.click(screen.getByRole("button", { name: "Mossa prima" }));
  await user.click(screen.getByRole("button", { name: "Imponi il conteggio" }));
  expect(await screen.findByText("0 di 40")).toBeVisible();
  expect(shell.asked.at(-1)?.arg).toMatchObject({ countsFrom: [{ ply: 3, imposed: true }] });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a game that starts elsewhere goes on from its own start", async () => {
  const { shell } = await desk();
  await user.type(screen.getByLabelText("Mossa"), "22-18{Enter}");
  await screen.findByText("Muove il Nero");
  expect(shell.asked.at(-1)?.arg).toMatchObject({ fen: "start" });
});

test("what a pasted text says and the moves do not keep stays in sight", async () => {
  const pasted = "1. 22-18 12-16";
  const telling = (asked: BoardRequest) => ({
    ...board(asked),
    notes:
      asked.moves === pasted ? [{ sentence: "board-note-more-games", data: { count: 3 } }] : [],
  });
  await desk({ board: telling });
  await user.click(screen.getByRole("button", { name: "Incolla la partita" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/Mosse della partita/), pasted);
  await user.click(dialog.getByRole("button", { name: "Leggi le mosse" }));
  expect(await screen.findByText(/Il testo ha 3 partite/)).toBeVisible();
  await user.type(screen.getByLabelText("Mossa"), "24-20{Enter}");
  await screen.findByRole("button", { name: "24-20" });
  expect(screen.getByText(/Il testo ha 3 partite/)).toBeVisible();
});

test("the arbiter reduces the count of this game within the article's bounds", async () => {
  const { shell } = await desk({}, { moves: game });
  await user.click(screen.getByRole("button", { name: "Riduci il conteggio" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/art\. 11/)).toBeVisible();
  const number = dialog.getByLabelText("Mosse, da 10 a 39");
  await user.clear(number);
  await user.type(number, "9");
  expect(dialog.getByRole("button", { name: "Riduci il conteggio" })).toBeDisabled();
  await user.clear(number);
  await user.type(number, "15");
  await user.click(dialog.getByRole("button", { name: "Riduci il conteggio" }));
  expect(await screen.findByText("0 di 15")).toBeVisible();
  expect(shell.asked.at(-1)?.arg).toMatchObject({
    countsFrom: [{ ply: 4, imposed: true, reducedTo: 15 }],
  });
});

test("where no count can be called the reason stands there, and no button", async () => {
  await desk();
  expect(screen.getByText(/Serve una dama per parte\. Il Bianco non ha dame/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Chiedi il conteggio" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Riduci il conteggio" })).toBeNull();
});
