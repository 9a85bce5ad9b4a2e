// What the hall's screen shows, cut into sheets of at most seven lines: a heading and six below it.
// What the lines have in common stands in the heading, so that each needs no words of its own.
import type {
  Ceremony,
  ChartView,
  HallCall,
  HallResult,
  HallView,
  MatchCard,
  PlaceView,
  Podium,
  ProgrammeItem,
  RoundName,
} from "@ipc/index";

export type Sheet =
  | { readonly kind: "calls"; readonly title: string; readonly calls: readonly HallCall[] }
  | {
      readonly kind: "results";
      readonly title: string;
      readonly round: RoundName;
      readonly results: readonly HallResult[];
    }
  | {
      readonly kind: "chart";
      readonly title: string;
      readonly round: RoundName;
      readonly matches: readonly MatchCard[];
      /** Where their winners meet; null in the last round. */
      readonly next: MatchCard | null;
    }
  | { readonly kind: "countdown"; readonly next: ProgrammeItem | null }
  | {
      readonly kind: "ceremony";
      readonly ceremony: Ceremony;
      readonly places: readonly HallPlace[];
      /** The place that is being revealed; null once all stand. */
      readonly newest: PlaceView | null;
    }
  | { readonly kind: "podium"; readonly podium: Podium; readonly steps: number }
  | { readonly kind: "empty"; readonly page: HallView["choice"]["page"] };

/** A place of the chart as the hall sees it: a name, a bye, or still closed. */
export interface HallPlace {
  readonly place: number;
  readonly view: PlaceView | null;
  readonly bye: boolean;
}

const linesBelowHeading = 6;
/** A call is two lines, one for each name; the table stands beside them. */
const callsPerSheet = linesBelowHeading / 2;

export function sheetsOf(view: HallView): readonly Sheet[] {
  const sheets = pages(view);
  return sheets.length > 0 ? sheets : [{ kind: "empty", page: view.choice.page }];
}

function pages(view: HallView): readonly Sheet[] {
  switch (view.choice.page) {
    case "calls":
      return together(view.calls, ({ section }) => String(section)).flatMap((calls) =>
        inGroups(calls, callsPerSheet).map((some) => ({
          kind: "calls" as const,
          title: calls[0].sectionTitle,
          calls: some,
        })),
      );
    case "results":
      // By name, not by number: the final and the match for third place are played together.
      return together(
        view.results,
        ({ section, round }) => `${section}/${JSON.stringify(round)}`,
      ).flatMap((results) =>
        inGroups(results, linesBelowHeading).map((some) => ({
          kind: "results" as const,
          title: results[0].sectionTitle,
          round: results[0].round,
          results: some,
        })),
      );
    case "chart":
      return view.chart ? chartSheets(view.chart) : [];
    case "countdown":
      return [{ kind: "countdown", next: view.next }];
    case "ceremony":
      return view.ceremony ? ceremonySheets(view.ceremony) : [];
    case "podium":
      return view.podium.map((podium) => ({
        kind: "podium",
        podium,
        steps: view.choice.podiumSteps,
      }));
  }
}

/** The round being played, two matches at a time beside the one they lead to. */
function chartSheets(chart: ChartView): readonly Sheet[] {
  const open = chart.rounds.findIndex(({ matches }) =>
    matches.some(({ winner, state }) => winner === null && state.kind !== "nobody"),
  );
  const at = open < 0 ? chart.rounds.length - 1 : open;
  const [round, after] = [chart.rounds[at], chart.rounds[at + 1]];
  if (!round) return [];
  if (!after) {
    // Each says what it is played for.
    const last = chart.thirdPlace ? [...round.matches, chart.thirdPlace] : round.matches;
    return last.map((card) => ({
      kind: "chart",
      title: chart.title,
      round: card.name,
      matches: [card],
      next: null,
    }));
  }
  return after.matches.map((next) => ({
    kind: "chart",
    title: chart.title,
    round: round.name,
    matches: round.matches.filter(({ feeds }) => feeds === next.match),
    next,
  }));
}

function ceremonySheets(ceremony: Ceremony): readonly Sheet[] {
  const byPlace = new Map(ceremony.revealed.map((view) => [view.place, view]));
  const places = Array.from({ length: ceremony.size }, (_, at): HallPlace => {
    const view = byPlace.get(at + 1) ?? null;
    // Only names are revealed: what is left at the end are the byes.
    return { place: at + 1, view, bye: ceremony.finished && view === null };
  });
  const groups = inGroups(places, linesBelowHeading);
  const newest = ceremony.revealed.at(-1) ?? null;
  const group = newest && groups.find((some) => some.some(({ place }) => place === newest.place));
  if (group) {
    const first: Sheet = { kind: "ceremony", ceremony, places: group, newest };
    if (!ceremony.finished) return [first];
    // All stand: the last name first, then the whole chart goes by.
    return [
      first,
      ...groups.map((some) => ({
        kind: "ceremony" as const,
        ceremony,
        places: some,
        newest: null,
      })),
    ];
  }
  return [{ kind: "ceremony", ceremony, places: groups[0] ?? [], newest: null }];
}

/** What belongs together, in the order of the first of each: the newest stays in front. */
function together<T>(all: readonly T[], key: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return [...groups.values()];
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/** A call as it stands: the same table called again is a new one. */
export const callKey = ({ section, card, calledAt }: HallCall): string =>
  `${section}/${card.match}/${calledAt}`;
