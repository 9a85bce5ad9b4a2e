// Replies of a fictitious championship, for looking at screens.
import type { EventForm, EventRow, Overview, SectionForm, SectionRow } from "@ipc/index";
import type { Replies } from "./shell";

const form: EventForm = {
  title: "Campionato italiano di dama FSSI",
  edition: 12,
  organiser: "ASD Silenziosi Palermo",
  venue: "Palazzetto di Via Esempio, Palermo",
  beginsOn: "2026-05-09",
  endsOn: "2026-05-10",
  deadline: "2026-05-02T20:00",
  timeZone: "Europe/Rome",
  ruleSet: "fssi-2006",
  reducedCount: null,
  tables: null,
  officials: [],
};

const rows: EventRow[] = [
  {
    id: 1,
    title: form.title,
    edition: form.edition,
    organiser: form.organiser,
    venue: form.venue,
    beginsOn: form.beginsOn,
    endsOn: form.endsOn,
    deadline: form.deadline,
    ruleSet: "fssi-2006",
    state: "running",
    sections: 3,
    entries: 48,
    sample: true,
  },
  {
    id: 2,
    title: "Torneo di primavera",
    edition: null,
    organiser: "GS Sordi Esempio",
    venue: "Bologna",
    beginsOn: "2026-03-21",
    endsOn: "2026-03-21",
    deadline: "2026-03-14T18:00",
    ruleSet: "fid-italian",
    state: "entries-open",
    sections: 1,
    entries: 7,
    sample: false,
  },
  {
    id: 3,
    title: "Taça da Liga de damas clássicas",
    edition: 3,
    organiser: "Clube Exemplo",
    venue: "Lisboa",
    beginsOn: "2025-11-08",
    endsOn: "2025-11-09",
    deadline: "2025-11-01T23:59",
    ruleSet: "fpd-classic",
    state: "finished",
    sections: 2,
    entries: 32,
    sample: false,
  },
];

function section(
  id: number,
  title: string,
  entries: number,
  of: Pick<SectionForm, "kind" | "category">,
): SectionRow {
  return {
    id,
    form: {
      title,
      ...of,
      lots: { seeding: { kind: "pure" }, separateClubs: true },
      chain: [
        { kind: "single", time: { minutes: 30, increment: 0 } },
        { kind: "pair", time: { minutes: 10, increment: 0 } },
        { kind: "lots", time: null },
      ],
      thirdPlace: "play-off",
      placingMatches: false,
      orderByVictor: true,
      boards: 4,
      tieOrder: ["board-one", "replay"],
      ballots: false,
    },
    entries,
    checkedIn: entries,
    lotsConfirmed: true,
    rounds: 5,
    currentRound: 3,
    resultsMissing: 4,
    finished: false,
    closed: false,
  };
}

const overview: Overview = {
  event: { id: 1, form, state: "running", hasLogo: false, sample: true, warnings: [] },
  sections: [
    section(1, "Maschile", 32, { kind: "individual", category: "men" }),
    section(2, "Femminile", 16, { kind: "individual", category: "women" }),
    section(3, "Società", 8, { kind: "clubs", category: "open" }),
  ],
  steps: [
    ["event", { kind: "done" }],
    ["entries", { kind: "done" }],
    ["check-in", { kind: "missing", count: 2 }],
    ["lots", { kind: "done" }],
    ["rounds", { kind: "missing", count: 4 }],
    ["chart", { kind: "open" }],
    ["standings", { kind: "open" }],
    ["print", { kind: "open" }],
  ],
  next: {
    code: "enter-results",
    step: "rounds",
    section: 1,
    sectionTitle: "Maschile",
    count: 4,
    total: 8,
    round: 3,
  },
  also: [
    {
      code: "enter-results",
      step: "rounds",
      section: 2,
      sectionTitle: "Femminile",
      count: 2,
      total: 8,
      round: 2,
    },
    {
      code: "fix-problems",
      step: "entries",
      section: null,
      sectionTitle: null,
      count: 3,
      total: 3,
      round: 0,
    },
  ],
  programme: [
    { at: "2026-05-08T21:00:00", kind: "lots", text: "Presentazione e compilazione dei tabelloni" },
    { at: "2026-05-09T09:00:00", kind: "play", text: "Inizio gara e turni di gioco" },
    { at: "2026-05-09T13:00:00", kind: "break", text: "Pausa pranzo" },
    { at: "2026-05-09T15:00:00", kind: "play", text: "Ripresa e ultimi turni" },
    { at: "2026-05-09T18:30:00", kind: "prizes", text: "Premiazione e chiusura" },
  ],
  now: "2026-05-09T15:12:00",
  minutesToDeadline: -9000,
  problems: 3,
  forms: 12,
  entries: 48,
  checkedIn: 46,
};

export const sample: Replies = {
  list_events: rows,
  event_overview: overview,
  undo_state: { undo: { code: "record-result", data: {} }, redo: null },
  create_event: { id: 1, warnings: [] },
};
