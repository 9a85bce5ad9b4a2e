// Replies of a round being played, for looking at screens and for their tests.
import type {
  ConsequencesView,
  EditedGame,
  EntryLabel,
  LineReading,
  MatchCard,
  MatchPage,
  ReasonChoice,
  RoundDesk,
  TableCard,
  TableState,
} from "@ipc/index";
import { board } from "./board";
import type { Replies } from "./shell";
import { tools } from "./tools";

const people: [string, string, string][] = [
  ["Rossi", "Mario", "GS Sordi Esempio"],
  ["Verdi", "Anna", "ASD Silenziosi Palermo"],
  [
    "Della Santissima Trinità",
    "Massimiliano Giambattista",
    "Polisportiva Silenziosa Valdarno Superiore",
  ],
  ["Bianchi", "Luca", "ENS Torino"],
  ["Esposito", "Carla", "GS Sordi Esempio"],
  ["Ferrari", "Ugo", "ENS Torino"],
  ["Greco", "Pia", "ASD Silenziosi Palermo"],
  ["Lombardi", "Enzo", "GS Sordi Esempio"],
  ["Conti", "Rita", "ENS Torino"],
  ["Marini", "Aldo", "GS Sordi Esempio"],
];

export function person(at: number): EntryLabel {
  const [surname, name, club] = people[at] ?? ["?", "", ""];
  return { id: at + 1, surname, name, club, clubId: 1 };
}

export function matchCard(number: number, more: Partial<MatchCard> = {}): MatchCard {
  const at = (number - 1) * 2;
  return {
    match: `r2-${number}`,
    round: 2,
    name: { kind: "quarter-finals" },
    index: number - 1,
    table: number,
    wave: 1,
    sides: [
      { kind: "entry", entry: person(at), points: 0, departed: false },
      { kind: "entry", entry: person(at + 1), points: 0, departed: false },
    ],
    games: [],
    state: {
      kind: "to-play",
      game: 1,
      step: "pair",
      white: 0,
      minutes: 30,
      increment: 0,
      ballot: null,
    },
    winner: null,
    feeds: `r3-${Math.ceil(number / 2)}`,
    ...more,
  };
}

export function tableCard(
  number: number,
  state: TableState,
  more: Partial<TableCard> = {},
  card: Partial<MatchCard> = {},
): TableCard {
  return {
    section: 1,
    sectionTitle: "Maschile",
    card: matchCard(number, card),
    state,
    calledAt: null,
    startedAt: null,
    noShowAt: null,
    rulings: 0,
    boards: 0,
    ...more,
  };
}

const won: Partial<MatchCard> = {
  games: [
    {
      game: 1,
      step: "single",
      white: 0,
      outcome: "white-wins",
      reason: "resigned",
      annulled: false,
      hasMoves: false,
      boards: [],
      ballot: null,
    },
  ],
  sides: [
    { kind: "entry", entry: person(8), points: 2, departed: false },
    { kind: "entry", entry: person(9), points: 0, departed: false },
  ],
  state: { kind: "decided", how: "games" },
  winner: 0,
};

export const desk: RoundDesk = {
  tables: [
    tableCard(1, "to-call"),
    tableCard(2, "called", { calledAt: "2026-05-09T15:02:00", noShowAt: "2026-05-09T15:17:00" }),
    tableCard(3, "playing", { startedAt: "2026-05-09T14:58:00", rulings: 1 }),
    tableCard(
      4,
      "next-game",
      {},
      {
        games: [
          {
            game: 1,
            step: "pair",
            white: 0,
            outcome: "drawn",
            reason: "count",
            annulled: false,
            hasMoves: true,
            boards: [],
            ballot: null,
          },
        ],
        sides: [
          { kind: "entry", entry: person(6), points: 1, departed: false },
          { kind: "entry", entry: person(7), points: 1, departed: false },
        ],
        state: {
          kind: "to-play",
          game: 2,
          step: "pair",
          white: 1,
          minutes: 30,
          increment: 0,
          ballot: null,
        },
      },
    ),
    tableCard(5, "done", {}, won),
  ],
  rounds: [
    {
      section: 1,
      sectionTitle: "Maschile",
      round: 1,
      name: { kind: "round-of", entries: 16 },
      tables: 8,
      done: 8,
      current: false,
    },
    {
      section: 1,
      sectionTitle: "Maschile",
      round: 2,
      name: { kind: "quarter-finals" },
      tables: 5,
      done: 1,
      current: true,
    },
    {
      section: 1,
      sectionTitle: "Maschile",
      round: 3,
      name: { kind: "semi-finals" },
      tables: 2,
      done: 0,
      current: false,
    },
  ],
  outstanding: 4,
  now: "2026-05-09T15:12:00",
  noShowMinutes: 15,
};

/** A round of so many tables, in every state, to see whether a large one stays quick. */
export function deskOf(tables: number): RoundDesk {
  const states = ["to-call", "called", "playing", "next-game"] as const;
  return {
    ...desk,
    tables: Array.from({ length: tables }, (_, at) => {
      const one = tableCard((at % 5) + 1, states[at % states.length] ?? "to-call");
      return { ...one, card: { ...one.card, match: `r2-${at + 1}`, table: at + 1, index: at } };
    }),
    outstanding: tables,
  };
}

const reasons: ReasonChoice[] = [
  { outcome: "white-wins", reason: "resigned", article: "9.3" },
  { outcome: "white-wins", reason: "no-moves", article: "9.2" },
  { outcome: "white-wins", reason: "absent", article: null },
  { outcome: "black-wins", reason: "resigned", article: "9.3" },
  { outcome: "black-wins", reason: "no-moves", article: "9.2" },
  { outcome: "black-wins", reason: "absent", article: null },
  { outcome: "drawn", reason: "agreed", article: "9.5" },
  { outcome: "drawn", reason: "count", article: "10" },
  { outcome: "both-lose", reason: "both-absent", article: null },
];

export function matchPage(table: TableCard): MatchPage {
  return {
    section: 1,
    table,
    chain: [
      { step: "pair", minutes: 30, increment: 0, games: 2, state: "current" },
      { step: "faster-pair", minutes: 10, increment: 0, games: 2, state: "ahead" },
      { step: "lots", minutes: 0, increment: 0, games: 0, state: "ahead" },
    ],
    moves: table.card.games.map(({ hasMoves }) =>
      hasMoves ? { moves: "1. 22-18 12-16 2. 21-17 8-12", countsFrom: [] } : null,
    ),
    rulings: [],
    reasons,
    boards: [],
    boardGames: table.card.games.map(() => []),
  };
}

/** Reads a few lines as the program would in Italian. */
export function readLine(
  text: string,
  round: number | null,
  editing: EditedGame | null = null,
): LineReading {
  const typed = text.trim();
  if (typed === "") return { kind: "empty" };
  const result = (more: Partial<Extract<LineReading, { kind: "result" }>>): LineReading => ({
    kind: "result",
    section: 1,
    match: "r2-4",
    round: 2,
    otherRound: null,
    table: 4,
    game: 2,
    outcome: "white-wins",
    reason: "resigned",
    white: "Lombardi Enzo",
    black: "Greco Pia",
    boards: [],
    then: { kind: "passes", who: "Lombardi Enzo" },
    corrects: false,
    ...more,
  });
  if (typed === "4 b" && round === 1) {
    return result({
      match: "r1-4",
      round: 1,
      otherRound: { kind: "round-of", entries: 16 },
      then: { kind: "nothing" },
      corrects: true,
    });
  }
  if (typed === "4 b" && editing?.match === "r2-4") {
    return result({ game: editing.game, then: { kind: "nothing" }, corrects: true });
  }
  if (typed === "4 b") return result({});
  if (typed === "4 p c") {
    return result({ outcome: "drawn", reason: "count", then: { kind: "lots" } });
  }
  if (typed === "5 n") {
    return result({
      match: "r2-5",
      table: 5,
      game: 1,
      outcome: "black-wins",
      white: "Conti Rita",
      black: "Marini Aldo",
      then: { kind: "nothing" },
      corrects: true,
    });
  }
  if (/^\d+$/.test(typed)) {
    return {
      kind: "needs",
      what: "result",
      otherRound: null,
      table: Number(typed),
      white: "Rossi Mario",
      black: "Verdi Anna",
    };
  }
  if (typed === "ros") {
    return {
      kind: "found",
      tables: [
        {
          section: 1,
          match: "r2-1",
          table: 1,
          round: 2,
          white: "Rossi Mario",
          black: "Verdi Anna",
          done: false,
        },
      ],
    };
  }
  return { kind: "refused", code: "line-unknown-word", data: { word: typed } };
}

export const play: Replies = {
  ...tools,
  board,
  round_desk: desk,
  read_line: ({ text, round, editing }) => readLine(text, round, editing),
  match_page: ({ match }) => {
    const table = desk.tables.find(({ card }) => card.match === match) ?? desk.tables[0];
    if (!table) throw { code: "unknown-match", data: {} };
    return matchPage(table);
  },
  preview_correction: {
    changed: [
      {
        match: "r3-3",
        round: 3,
        table: 2,
        before: "Conti Rita – Rossi Mario",
        after: "Marini Aldo – Rossi Mario",
      },
    ],
    cancelled: [],
    cancelledLots: [],
    readmitted: [],
    asked: [],
    places: [],
    findings: [],
  },
};

/** A change that changes nothing else. */
export const noConsequences: ConsequencesView = {
  changed: [],
  cancelled: [],
  cancelledLots: [],
  readmitted: [],
  asked: [],
  places: [],
  findings: [],
};
