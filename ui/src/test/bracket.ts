// Replies of a drawn section of any size: chart, lots, standings, prizes, hall; for looking at
// screens and for their tests.
import type {
  Ceremony,
  ChartRound,
  ChartView,
  ClubsRankingView,
  EntryLabel,
  HallChoice,
  HallView,
  LotsView,
  MatchCard,
  PlaceView,
  Podium,
  PrizesView,
  RoundName,
  SlotView,
  StandingsView,
} from "@ipc/index";
import type { Replies } from "./shell";

const surnames = [
  "Rossi",
  "Verdi",
  "Della Santissima Trinità",
  "Bianchi",
  "Esposito",
  "Ferrari",
  "Greco",
  "Lombardi",
  "Conti",
  "Marini",
  "Sant'Ambrogio",
  "Ricci",
];
const names = ["Mario", "Anna", "Massimiliano Giambattista", "Luca", "Carla", "Ugo", "Pia"];
const clubs = [
  "GS Sordi Esempio",
  "ASD Silenziosi Palermo",
  "ENS Torino",
  "Polisportiva Silenziosa Valdarno Superiore",
  "GSS Bologna",
];

export function entryLabel(id: number): EntryLabel {
  const at = id - 1;
  return {
    id,
    surname: surnames[at % surnames.length] ?? "",
    name: names[at % names.length] ?? "",
    club: clubs[at % clubs.length] ?? "",
    clubId: (at % clubs.length) + 1,
  };
}

function roundName(number: number, rounds: number): RoundName {
  if (number === rounds) return { kind: "final" };
  if (number === rounds - 1) return { kind: "semi-finals" };
  if (number === rounds - 2) return { kind: "quarter-finals" };
  return { kind: "numbered", number };
}

/** A chart whose first `decided` rounds are played: the upper side always wins. The places above
    the number of entries are byes. */
export function chartOf(entries: number, decided = 0): ChartView {
  const size = 2 ** Math.max(1, Math.ceil(Math.log2(Math.max(2, entries))));
  const count = Math.log2(size);
  const rounds: ChartRound[] = [];
  let table = 0;
  for (let round = 1; round <= count; round += 1) {
    const name = roundName(round, count);
    const matches: MatchCard[] = [];
    for (let index = 0; index < size / 2 ** round; index += 1) {
      const sides = [0, 1].map((side): SlotView => {
        if (round === 1) {
          const id = 2 * index + side + 1;
          // Byes stand in lower sides, from the bottom up.
          const bye = side === 1 && index >= size / 2 - (size - entries);
          if (bye) return { kind: "bye" };
          return { kind: "entry", entry: entryLabel(id), points: 0, departed: false };
        }
        const from = rounds[round - 2]?.matches[2 * index + side];
        const winner = from && from.winner !== null ? from.sides[from.winner === 1 ? 1 : 0] : null;
        if (winner?.kind === "entry") return { ...winner, points: 0 };
        return { kind: "winner-of", match: from?.match ?? "", table: from?.table ?? null };
      }) as [SlotView, SlotView];
      const bye = sides.some(({ kind }) => kind === "bye");
      const known = sides.every(({ kind }) => kind === "entry");
      const done = known && round <= decided;
      const first = sides[0];
      if (done && first.kind === "entry") sides[0] = { ...first, points: 2 };
      matches.push({
        match: `r${round}-${index + 1}`,
        round,
        name,
        index,
        table: bye ? null : (table += 1),
        wave: 1,
        sides,
        games: done
          ? [
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
            ]
          : [],
        state: bye
          ? { kind: "bye" }
          : done
            ? { kind: "decided", how: "games" }
            : known
              ? {
                  kind: "to-play",
                  game: 1,
                  step: "single",
                  white: 0,
                  minutes: 30,
                  increment: 0,
                  ballot: null,
                }
              : { kind: "waiting" },
        winner: bye || done ? 0 : null,
        feeds: round < count ? `r${round + 1}-${Math.floor(index / 2) + 1}` : null,
      });
    }
    rounds.push({ number: round, name, matches });
  }
  const final = rounds.at(-1)?.matches[0];
  const champion = final && final.winner !== null ? final.sides[0] : null;
  const third: MatchCard | null =
    final && count > 1
      ? {
          ...final,
          match: "third",
          name: { kind: "third-place" },
          sides: [1, 2].map((number): SlotView => ({
            kind: "loser-of",
            match: `r${count - 1}-${number}`,
            table: number,
          })) as [SlotView, SlotView],
          games: [],
          state: { kind: "waiting" },
          winner: null,
          feeds: null,
        }
      : null;
  return {
    section: 1,
    title: "Maschile",
    size,
    rounds,
    thirdPlace: third,
    placing: [],
    seed: "palermo-2026",
    digest: "5f3a9c0e71d2",
    provisional: true,
    champion: champion?.kind === "entry" ? champion.entry : null,
  };
}

export function placesOf(entries: number): PlaceView[] {
  const first = chartOf(entries).rounds[0]?.matches ?? [];
  return first
    .flatMap(({ sides }) => sides)
    .map((slot, at) => ({
      place: at + 1,
      entry: slot.kind === "entry" ? slot.entry : null,
      seeded: at === 0 ? 1 : null,
      byHand: false,
    }));
}

export const lots: LotsView = {
  section: 1,
  state: "proposed",
  options: { seeding: { kind: "rating", seeds: 4 }, separateClubs: true },
  seed: "palermo-2026",
  digest: "5f3a9c0e71d2b84466a1f02c9d7be310",
  algorithm: "lots-1",
  places: placesOf(14),
  entries: 14,
  present: 13,
  clubMeetings: [0, 1, 3, 12],
  onlyPresent: true,
  revealed: 3,
};

export function ceremonyOf(revealed: number): Ceremony {
  const named = lots.places.filter(({ entry }) => entry !== null);
  return {
    section: 1,
    sectionTitle: "Maschile",
    total: named.length,
    revealed: named.slice(0, revealed),
    size: lots.places.length,
    finished: revealed === named.length,
  };
}

export const standings: StandingsView = {
  section: 1,
  title: "Maschile",
  provisional: true,
  closed: false,
  rows: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
    from: id <= 2 ? 1 : id === 3 || id === 4 ? 3 : 5,
    to: id <= 2 ? 2 : id === 3 || id === 4 ? 3 : 8,
    shared: id === 3 || id === 4,
    live: id <= 2,
    entry: entryLabel(id),
    won: 3 - Math.floor(id / 3),
    drawn: id % 2,
    lost: id > 2 ? 1 : 0,
    points: 8 - id,
    note: id === 8 ? "withdrawn" : null,
    round: id > 2 ? 2 : null,
    beatenBy: id > 2 ? "Rossi Mario" : null,
  })),
};

export const clubsRanking: ClubsRankingView = {
  provisional: true,
  rules: { points: [10, 8, 6, 5, 4, 3, 2, 1], participation: 1, best: 4 },
  rows: clubs.slice(0, 3).map((name, at) => ({
    from: at + 1,
    to: at + 1,
    club: at + 1,
    name,
    points: 20 - 4 * at,
    scorers: [
      { surname: "Rossi", name: "Mario", section: "Maschile", place: 1, points: 10, counted: true },
      {
        surname: "Verdi",
        name: "Anna",
        section: "Femminile",
        place: 12,
        points: 1,
        counted: false,
      },
    ],
  })),
};

export const podium: Podium = {
  section: 1,
  title: "Maschile",
  finalPlaces: true,
  steps: [1, 2, 3, 4].map((id) => ({
    place: Math.min(3, id),
    shared: id > 2,
    entry: entryLabel(id),
    items: id === 1 ? ["Trofeo", "Medaglia d'oro"] : ["Medaglia"],
  })),
};

export const prizes: PrizesView = {
  prizes: [
    {
      id: 1,
      section: null,
      prizeFor: { kind: "places", from: 1, to: 1 },
      items: ["Trofeo", "Medaglia d'oro"],
    },
    { id: 2, section: null, prizeFor: { kind: "places", from: 2, to: 3 }, items: ["Medaglia"] },
    { id: 3, section: 2, prizeFor: { kind: "best-under", age: 18 }, items: ["Targa"] },
    { id: 4, section: null, prizeFor: { kind: "every-participant" }, items: ["Medaglia ricordo"] },
  ],
  shared: "everyone-a-copy",
  awards: podium.steps.map(({ entry, place, shared, items }) => ({
    prize: place === 1 ? 1 : 2,
    section: 1,
    sectionTitle: "Maschile",
    entry,
    place,
    shared,
    prizeFor: { kind: "places", from: place, to: place },
    items,
    given: place === 3,
  })),
  toBuy: [
    { item: "Trofeo", quantity: 3, needed: null },
    { item: "Medaglia ricordo", quantity: 48, needed: 46 },
  ],
  provisional: true,
  given: 2,
};

export const hallChoice: HallChoice = {
  event: 1,
  section: 1,
  page: "calls",
  paused: false,
  podiumSteps: 0,
};

/** The hall's answer with this page chosen. */
export function hallView(change: Partial<HallChoice> = {}, calls = 5, revealed = 3): HallView {
  const played = chartOf(16, 1);
  const first = played.rounds[0]?.matches ?? [];
  const second = played.rounds[1]?.matches ?? [];
  return {
    choice: { ...hallChoice, ...change },
    eventTitle: "Campionato italiano di dama FSSI",
    now: "2026-05-09T15:12:00",
    calls:
      chartOf(32)
        .rounds[0]?.matches.slice(0, calls)
        .map((card, at) => ({
          section: 1,
          sectionTitle: "Maschile",
          card,
          calledAt: `2026-05-09T15:0${9 - (at % 10)}:00`,
        })) ?? [],
    results: [...first, ...second]
      .filter(({ winner }) => winner !== null)
      .map((card) => ({
        section: 1,
        sectionTitle: "Maschile",
        round: card.name,
        card,
        at: "2026-05-09T15:00:00",
      })),
    chart: played,
    ceremony: ceremonyOf(revealed),
    podium: [podium],
    next: { at: "2026-05-09T16:00:00", kind: "play", text: "Inizio del terzo turno" },
  };
}

let hall = hallView();
let shown = 3;

export const bracket: Replies = {
  chart: chartOf(28, 2),
  lots_view: lots,
  propose_lots: lots,
  swap_places: lots,
  list_entries: [],
  lots_chart: chartOf(14),
  ceremony: () => ceremonyOf(shown),
  reveal_to: ({ count }) => ceremonyOf((shown = count)),
  verify_lots: {
    same: true,
    sameEntries: true,
    digestNow: lots.digest ?? "",
    digestThen: lots.digest ?? "",
    departs: [],
  },
  standings,
  clubs_ranking: clubsRanking,
  podium: [podium],
  prizes,
  give_prize: prizes,
  hall_view: () => hall,
  hall_choice: () => hall.choice,
  set_hall: (choice) => (hall = hallView(choice)).choice,
};
