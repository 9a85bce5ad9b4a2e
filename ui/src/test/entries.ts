// Replies of the days before play, for looking at entries and check-in and for their tests.
import type {
  AthleteRow,
  CheckInDesk,
  CheckInRow,
  EntryRow,
  FormDetails,
  FormRow,
  ImportPreview,
  Problem,
} from "@ipc/index";
import { person } from "./play";
import type { Replies } from "./shell";

function checkInRow(at: number, more: Partial<CheckInRow> = {}): CheckInRow {
  return {
    entry: at + 1,
    label: person(at),
    sections: at % 2 === 0 ? ["Maschile"] : ["Femminile", "Società"],
    card: at === 4 ? null : `00${at}17`,
    presentAt: null,
    documentSeenAt: null,
    documentSeenBy: null,
    maskedDocument: "••••34",
    hearingAidCheckedAt: null,
    active: true,
    ...more,
  };
}

const arrived = "2026-05-09T08:41:00";

export const checkInDesk: CheckInDesk = counted([
  checkInRow(0, { presentAt: arrived, documentSeenAt: arrived, documentSeenBy: "Ada" }),
  checkInRow(1),
  checkInRow(2, { presentAt: arrived }),
  checkInRow(3),
  checkInRow(4, { active: false }),
  checkInRow(5),
]);

function counted(rows: CheckInRow[]): CheckInDesk {
  const active = rows.filter((row) => row.active);
  return {
    rows,
    present: active.filter((row) => row.presentAt).length,
    missing: active.filter((row) => !row.presentAt).length,
    documentsMissing: active.filter((row) => !row.documentSeenAt).length,
    hearingAids: true,
  };
}

export const athletes: AthleteRow[] = [
  {
    id: 7,
    form: {
      surname: "Rossi",
      name: "Mario",
      sex: "m",
      birthYear: 1984,
      card: "00117",
      category: "Maestro",
      rating: 1450,
      club: 1,
    },
    clubName: "GS Sordi Esempio",
    events: 3,
  },
];

export const formRows: FormRow[] = [
  {
    id: 1,
    club: 1,
    clubName: "GS Sordi Esempio",
    receivedAt: "2026-04-28T10:15:00",
    means: "email",
    signed: true,
    stamped: true,
    late: false,
    lateReason: null,
    lines: 6,
    problems: 0,
  },
  {
    id: 2,
    club: 2,
    clubName: "Polisportiva Silenziosa Valdarno Superiore",
    receivedAt: "2026-05-03T09:00:00",
    means: "fax",
    signed: false,
    stamped: false,
    late: true,
    lateReason: "Fax rotto",
    lines: 4,
    problems: 3,
  },
];

export const problems: Problem[] = [
  { code: "form-unsigned", who: "ENS Torino", form: 2, line: null, entry: null, section: null },
  { code: "card-missing", who: "Esposito Carla", form: 2, line: 3, entry: 5, section: null },
  { code: "too-few-entries", who: "Società", form: null, line: null, entry: null, section: 3 },
];

export const formDetails: FormDetails = {
  id: 2,
  form: {
    club: 2,
    clubName: "Polisportiva Silenziosa Valdarno Superiore",
    receivedAt: "2026-05-03T09:00:00",
    means: "fax",
    signed: false,
    stamped: false,
    lateReason: "Fax rotto",
    note: "",
    lines: [
      {
        line: 1,
        athlete: 7,
        surname: "Della Santissima Trinità",
        name: "Massimiliano Giambattista",
        card: "00217",
        sex: "m",
        birthYear: 1979,
        category: null,
        rating: null,
        document: { kind: "passport", number: null },
        sections: [1, 3],
      },
      {
        line: 3,
        athlete: 9,
        surname: "Esposito",
        name: "Carla",
        card: "",
        sex: "f",
        birthYear: 1990,
        category: null,
        rating: null,
        document: null,
        sections: [2],
      },
    ],
    teamSections: [3],
  },
  late: true,
  maskedDocuments: [[1, "••••34"]],
  lockedLines: [1],
  problems: problems.slice(0, 2),
};

const entryRows: EntryRow[] = Array.from({ length: 10 }, (_, at) => ({
  id: at + 1,
  label: person(at),
  section: at % 2 === 0 ? 1 : 2,
  athlete: at + 1,
  form: at < 6 ? 1 : 2,
  card: at === 4 ? null : `00${at}17`,
  category: at === 0 ? "Maestro" : null,
  rating: at === 0 ? 1450 : null,
  birthYear: 1960 + at * 3,
  late: at === 8,
  status: at === 7 ? "withdrawn" : "active",
  checkedIn: at < 4,
  documentSeen: at < 2,
  hasDocument: at !== 5,
  hearingAidChecked: false,
}));

const importPreview: ImportPreview = {
  sheets: ["Iscritti", "Note"],
  sheet: "Iscritti",
  headerRow: 0,
  columns: ["surname", "name", "card", "club", "section", "ignore"],
  titles: ["Cognome", "Nome", "Tessera", "Società", "Gara", "Telefono"],
  rows: [
    {
      row: 2,
      cells: ["Rossi", "Mario", "00117", "GS Sordi Esempio", "Maschile", ""],
      outcome: { kind: "known", athlete: 7, section: 1, notes: [] },
    },
    {
      row: 3,
      cells: ["Neri", "Lia", "00118", "GS Sordi Esempio", "Femminile", ""],
      outcome: { kind: "new", section: 2, notes: [] },
    },
    {
      row: 4,
      cells: ["", "Ugo", "00118", "", "Giovani", ""],
      outcome: {
        kind: "bad",
        problems: [
          { code: "name-missing", value: "" },
          { code: "section-unknown", value: "Giovani" },
        ],
      },
    },
  ],
  good: 2,
  bad: 1,
  skipped: 0,
  newAthletes: 1,
  newClubs: 0,
  late: false,
};

export const entries: Replies = {
  check_in_desk: checkInDesk,
  set_check_in({ entry, mark, on }) {
    const at = on ? arrived : null;
    const change = {
      present: { presentAt: at },
      "document-seen": { documentSeenAt: at },
      "hearing-aid-off": { hearingAidCheckedAt: at },
    }[mark];
    return counted(
      checkInDesk.rows.map((row) => (row.entry === entry ? { ...row, ...change } : row)),
    );
  },
  check_in_all: checkInDesk,
  search_athletes: athletes,
  search_clubs: [{ id: 1, form: { name: "GS Sordi Esempio", town: "", contact: "" }, athletes: 9 }],
  list_forms: formRows,
  get_form: formDetails,
  save_form: { id: 3, problems: [] },
  list_problems: problems,
  list_entries: entryRows,
  reveal_document: { kind: "passport", number: "PROVA-34" },
  list_line_ups: [
    {
      entry: 20,
      club: "GS Sordi Esempio",
      boards: 4,
      athletes: [0, 4, 7, 9].map((at, index) => ({
        athlete: at,
        surname: person(at).surname,
        name: person(at).name,
        board: index < 3 ? index + 1 : null,
      })),
    },
  ],
  preview_import: importPreview,
};
