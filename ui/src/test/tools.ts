// Replies for the screens that are always at hand: rules, journal, settings, print, rulings.
import type { PaperChoice, PaperKind, PaperPhase, RulesPage, RuleSetId } from "@ipc/index";
import type { Replies } from "./shell";

const paper = (
  kind: PaperKind,
  phase: PaperPhase,
  more: Partial<PaperChoice> = {},
): PaperChoice => ({
  kind,
  phase,
  perSection: false,
  perRound: false,
  sizes: ["a4"],
  extension: "pdf",
  unavailable: null,
  ...more,
});

const page = (ruleSet: RuleSetId, corner: string): RulesPage => ({
  ruleSet,
  facts: [
    { code: "dark-corner", value: corner, number: null, article: "2.3" },
    {
      code: "king",
      value: ruleSet === "fpd-classic" ? "flies" : "one-step",
      number: null,
      article: "5.3",
    },
    { code: "count", value: "one-player", number: 40, article: "10.3" },
  ],
  articles: [
    { article: "2.1", chapter: "rules-chapter-material", message: "rules-fid-italian-2-1" },
    { article: "2.2", chapter: "rules-chapter-material", message: "rules-fid-italian-2-2" },
    { article: "2.4", chapter: "rules-chapter-material", message: "rules-fid-italian-2-4" },
  ],
});

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect width="210" height="297" fill="#fff"/><text x="20" y="40" font-size="12">Foglio del turno</text></svg>`;

export const tools: Replies = {
  about: {
    version: "0.1.0",
    dataFolder: "/dati/Tabellone",
    logFile: "/dati/Tabellone/logs/tabellone.log",
  },
  rules_pages: [
    page("fssi-2006", "right"),
    page("fid-italian", "right"),
    page("fid-english", "left"),
    page("fpd-classic", "right"),
  ],
  irregularities: [
    {
      code: "capture-omitted",
      article: "8.2",
      decides: "opponent",
      until: "opponent-has-moved",
      remedies: ["correct", "keep"],
    },
    {
      code: "hearing-aid-worn",
      article: "12",
      decides: "arbiter",
      until: "end-of-game",
      remedies: ["exclusion"],
    },
  ],
  list_rulings: [
    {
      id: 1,
      at: "2026-05-09T14:58:00",
      arbiter: "Ottavio Arbitroni",
      section: 1,
      sectionTitle: "Maschile",
      match: "r2-3",
      table: 3,
      round: 2,
      game: 1,
      irregularity: "capture-omitted",
      article: "8.2",
      against: "Ferrari Ugo",
      remedy: "correct",
      text: "",
    },
  ],
  read_journal: {
    rows: [
      {
        seq: 2,
        at: "2026-05-09T15:10:00",
        who: "Ottavio Arbitroni",
        event: 1,
        eventTitle: "Campionato italiano di dama FSSI",
        action: {
          code: "result-recorded",
          data: {
            section: "Maschile",
            table: 5,
            game: 1,
            white: "Conti Rita",
            black: "Marini Aldo",
            outcome: "white-wins",
          },
        },
        kind: "action",
        target: null,
      },
      {
        seq: 1,
        at: "2026-05-09T15:02:00",
        who: "Ottavio Arbitroni",
        event: 1,
        eventTitle: "Campionato italiano di dama FSSI",
        action: { code: "tables-called", data: { section: "Maschile", count: 2, tables: "1, 2" } },
        kind: "action",
        target: null,
      },
    ],
    more: true,
  },
  get_policy: { noShowMinutes: 15, templateFolder: null },
  backup_state: {
    folder: "/dati/Tabellone/copies",
    secondFolder: null,
    last: "2026-05-09T15:00:00",
    trouble: null,
    copies: [
      {
        id: "home/a.db",
        madeAt: "2026-05-09T15:00:00",
        size: 421_888,
        secondFolder: false,
        holds: { events: 2, entries: 64, games: 31 },
      },
      {
        id: "second/a.db",
        madeAt: "2026-05-09T14:00:00",
        size: 401_408,
        secondFolder: true,
        holds: null,
      },
    ],
  },
  preview_backup: {
    id: "home/a.db",
    madeAt: "2026-05-09T15:00:00",
    good: true,
    events: [{ title: "Campionato italiano di dama FSSI", entries: 48, games: 23 }],
    changesSince: 3,
  },
  purge_preview: {
    event: 1,
    documents: 40,
    cards: 48,
    birthYears: 48,
    contacts: 6,
    hearingAids: 36,
    backups: 2,
    purgedAt: null,
  },
  list_papers: [
    paper("announcement", "before"),
    paper("blank-form", "before"),
    paper("filled-forms", "before", { unavailable: "no-forms" }),
    paper("lots-chart", "lots", { perSection: true, sizes: ["a4", "a3"] }),
    paper("slips", "during", { perSection: true, perRound: true }),
    paper("round-sheet", "during", { perSection: true, perRound: true, sizes: ["a4", "a3"] }),
    paper("standings", "after", { perSection: true }),
    paper("arbiter-report", "after"),
  ],
  preview_paper: { pages: [sheet, sheet], totalPages: 6, problems: [] },
};
