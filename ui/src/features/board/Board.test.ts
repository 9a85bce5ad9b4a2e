import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "@shared/i18n";
import { expectAccessible } from "../../test/axe";
import { board, endgame, geometry } from "../../test/board";
import { fakeShell, type Replies } from "../../test/shell";
import Board from "./Board.svelte";
import BoardDesk from "./BoardDesk.svelte";

// A closing dialog leaves the page unclickable until its animation ends, which never comes here.
const user = userEvent.setup({ pointerEventsCheck: 0 });
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => setLanguage("it"));

const square = (name: RegExp) => screen.getByRole("button", { name });

async function desk(replies: Replies = {}) {
  const shell = fakeShell({ board, ...replies });
  const shown = render(BoardDesk, { ruleSet: "fssi-2006" });
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
