// A meeting of two clubs: one result on the chart, a board for each pair, moves board by board.
import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { BoardGame, GameCard, MatchPage, Outcome } from "@ipc/index";
import { setLanguage } from "@shared/i18n";
import { expectAccessible } from "../../test/axe";
import InDay from "../../test/InDay.svelte";
import { matchPage, play, tableCard } from "../../test/play";
import { sample } from "../../test/sample";
import { fakeShell, type Replies } from "../../test/shell";
import Match from "./Match.svelte";

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  localStorage.clear();
  location.hash = "#/event/1/match";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  setLanguage("it");
});

const boardGame = (board: number, outcome: Outcome, record: BoardGame["record"]): BoardGame => ({
  board,
  white: { surname: "Bianchi", name: `Pia ${board}` },
  black: { surname: "Neri", name: `Ugo ${board}` },
  outcome,
  reason: outcome === "drawn" ? "agreed" : "resigned",
  record,
});

const meeting: GameCard = {
  game: 1,
  step: "single",
  white: 0,
  outcome: "white-wins",
  reason: "agreed",
  annulled: false,
  hasMoves: false,
  boards: ["white-wins", "drawn"],
  ballot: null,
};

/** Two clubs that have met on two boards; the first one's moves were written down. */
function clubPage(): MatchPage {
  const page = matchPage(tableCard(1, "playing"));
  page.table.card.games = [meeting];
  page.table.card.state = { kind: "decided", how: "games" };
  page.table.boards = 2;
  return {
    ...page,
    moves: [null],
    boardGames: [
      [
        boardGame(1, "white-wins", { moves: "1. 22-18 12-16", countsFrom: [] }),
        boardGame(2, "drawn", null),
      ],
    ],
  };
}

const seat = (who: string) => ({ surname: who.split(" ")[0] ?? "", name: who.split(" ")[1] ?? "" });

/** The same clubs before they sit down. */
function clubPageToPlay(): MatchPage {
  return {
    ...matchPage(tableCard(1, "playing", { boards: 2 })),
    boards: [
      { board: 1, white: seat("Alfa Uno"), black: seat("Beta Uno") },
      { board: 2, white: seat("Beta Due"), black: seat("Alfa Due") },
    ],
  };
}

function open(page: MatchPage, given: Record<string, unknown> = {}, replies: Replies = {}) {
  const shell = fakeShell({ ...sample, ...play, match_page: page, ...replies });
  render(InDay, {
    screen: Match,
    given: { event: 1, section: "1", match: "r2-1", ...given },
  });
  const asked = (name: string) =>
    shell.asked.filter((one) => one.name === name).map(({ arg }) => arg);
  return Object.assign(asked, { shell });
}

/** Two athletes who have played one game. */
function playedPage(): MatchPage {
  const page = matchPage(tableCard(1, "playing"));
  page.table.card.games = [{ ...meeting, boards: [] }];
  return { ...page, moves: [null], boardGames: [[]] };
}

const typeMove = async (text: string) => {
  await user.type(await screen.findByLabelText("Mossa"), `${text}{Enter}`);
  expect(await screen.findByRole("button", { name: text })).toBeVisible();
};

test("each board shows who sat there, how it ended and whether its moves are in", async () => {
  open(clubPage());
  const games = within(await screen.findByRole("region", { name: "Partite" }));
  const boards = games.getAllByRole("button", { name: /^Damiera \d$/ });
  expect(boards).toHaveLength(2);
  expect(boards[0]).toHaveAttribute("aria-pressed", "true");
  expect(games.getByText(/Pia 2/)).toBeVisible();
  expect(games.getAllByText("mosse scritte")).toHaveLength(1);
  expect(screen.getByText("Partita 1, damiera 1: Bianchi Pia 1 – Neri Ugo 1")).toBeVisible();
  await expectAccessible();
});

test("surnames stand out, and who sits where is told board by board", async () => {
  open(clubPageToPlay());
  const seats = within(await screen.findByRole("region", { name: "Chi siede alle damiere" }));
  const [first] = seats.getAllByRole("listitem");
  expect(first).toHaveTextContent(/Damiera 1\s*Bianco\s*Alfa Uno\s*Nero\s*Beta Uno/);
  expect(seats.getAllByText("Alfa").map(({ tagName }) => tagName)).toEqual(["B", "B"]);
});

test("moves go to the board they were played on, and are judged by its own result", async () => {
  const asked = open(clubPage(), { board: "2" }, { attach_moves: clubPage() });
  expect(await screen.findByText("Partita 1, damiera 2: Bianchi Pia 2 – Neri Ugo 2")).toBeVisible();
  await waitFor(() =>
    expect(asked("board").at(-1)).toMatchObject({
      moves: "",
      claim: { outcome: "drawn", reason: "agreed" },
    }),
  );
  await user.type(screen.getByLabelText("Mossa"), "22-18{Enter}");
  const attach = screen.getByRole("button", { name: "Salva le mosse" });
  await waitFor(() => expect(attach).toBeEnabled());
  await user.click(attach);
  await waitFor(() =>
    expect(asked("attach_moves")[0]).toMatchObject({ match: "r2-1", game: 1, board: 2 }),
  );
});

test("a club's result by mouse is the results of its boards", async () => {
  const asked = open(
    clubPageToPlay(),
    {},
    { record_result: { table: clubPage().table, also: [] } },
  );
  await user.click(await screen.findByRole("button", { name: "Scrivi il risultato" }));
  const dialog = within(await screen.findByRole("dialog"));
  const write = dialog.getByRole("button", { name: "Scrivi il risultato" });
  for (const [board, choice] of [
    ["Damiera 1", /Beta Uno/],
    ["Damiera 2", /Beta Due/],
  ] as const) {
    expect(write).toBeDisabled();
    const one = within(dialog.getByRole("group", { name: board }));
    await user.click(one.getByRole("radio", { name: choice }));
  }
  await user.click(write);
  // Beta Uno has Black on board one, Beta Due White on board two.
  await waitFor(() =>
    expect(asked("record_result")[0]).toMatchObject({ boards: ["black-wins", "white-wins"] }),
  );
});

test("a meeting that was not played is said so, and going back keeps the boards", async () => {
  open(clubPageToPlay());
  await user.click(await screen.findByRole("button", { name: "Scrivi il risultato" }));
  const dialog = within(await screen.findByRole("dialog"));
  const alfa = () => dialog.getByRole("radio", { name: /Alfa Uno/ });
  await user.click(alfa());
  await user.click(dialog.getByRole("radio", { name: "Non giocato" }));
  expect(dialog.queryByText("Damiera 1")).toBeNull();
  expect(dialog.getByText("Chi vince")).toBeVisible();
  await user.click(dialog.getByRole("radio", { name: "Giocato alle damiere" }));
  expect(alfa()).toBeChecked();
});

test("a correction of a meeting starts from the boards as they were recorded", async () => {
  const asked = open(clubPage());
  await user.click(await screen.findByRole("button", { name: "Correggi" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("radio", { name: /Bianchi Pia 1/ })).toBeChecked();
  expect(asked("preview_correction")).toHaveLength(0);
  await user.click(dialog.getByRole("radio", { name: /Neri Ugo 2/ }));
  await waitFor(() =>
    expect(asked("preview_correction").at(-1)).toMatchObject({
      change: { kind: "result", boards: ["white-wins", "black-wins"] },
    }),
  );
});

test("moves that are not saved stay on the board whatever changes elsewhere", async () => {
  const asked = open(playedPage());
  await typeMove("22-18");
  const questions = asked("match_page").length;
  asked.shell.announce({ what: ["rulings"] });
  await waitFor(() => expect(asked("match_page").length).toBeGreaterThan(questions));
  await typeMove("12-16");
  expect(asked("board").at(-1)).toMatchObject({ moves: "1. 22-18", attempt: "12-16" });
});

test("moves entered before the result stay on the board, to be saved with it", async () => {
  const asked = open(matchPage(tableCard(1, "playing")));
  expect(await screen.findByText("Damiera di prova")).toBeVisible();
  await typeMove("22-18");
  asked.shell.reply({ match_page: playedPage(), attach_moves: playedPage() });
  asked.shell.announce({ what: ["play"] });
  expect(await screen.findByText("Mosse della partita 1")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Salva le mosse" }));
  await waitFor(() =>
    expect(asked("attach_moves")[0]).toMatchObject({ game: 1, board: null, moves: "1. 22-18" }),
  );
});

test("other moves than the doubted ones are asked about again", async () => {
  const doubtful = () => {
    throw { code: "result-doubtful", data: { findings: [] } };
  };
  const asked = open(playedPage(), {}, { attach_moves: doubtful });
  await typeMove("22-18");
  await user.click(screen.getByRole("button", { name: "Salva le mosse" }));
  expect(await screen.findByRole("button", { name: "Salva lo stesso" })).toBeVisible();
  await typeMove("12-16");
  await user.click(screen.getByRole("button", { name: "Salva le mosse" }));
  await waitFor(() => expect(asked("attach_moves")).toHaveLength(2));
  expect(asked("attach_moves")[1]).toMatchObject({ overrule: false });
});
