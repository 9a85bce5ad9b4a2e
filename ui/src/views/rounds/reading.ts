// What the program read in the arbiter's line, as a sentence.
import {
  findingsOf,
  findingText,
  outcomeText,
  outcomeWithName,
  reasonText,
  roundName,
} from "@features/matches";
import {
  AppError,
  type LineReading,
  type LineThen,
  type Outcome,
  type RoundName,
} from "@ipc/index";
import { t } from "@shared/i18n";

export interface Sentence {
  text: string;
  /** The round it is about, where that is not the one being played. */
  round?: string;
  /** What follows once it is written. */
  then: string;
  kind: "quiet" | "ready" | "corrects" | "trouble";
}

export function sentence(reading: LineReading): Sentence | null {
  switch (reading.kind) {
    case "empty":
      return null;
    case "refused": {
      const error = new AppError(reading.code, reading.data);
      const why = findingsOf(reading.data).map(findingText);
      return { text: why.length > 0 ? why.join(" ") : error.message, then: "", kind: "trouble" };
    }
    case "needs": {
      const { table, white, black } = reading;
      const text = {
        result: t("rounds-line-needs-result", { table, white, black }),
        reason: t("rounds-line-needs-reason", { table }),
        boards: t("rounds-line-needs-boards", { table, white, black }),
      }[reading.what];
      return { text, round: otherRound(reading.otherRound), then: "", kind: "quiet" };
    }
    case "found":
      return reading.tables.length > 0
        ? null
        : { text: t("rounds-line-found-none"), then: "", kind: "quiet" };
    case "result":
      return {
        text: resultText(reading),
        round: otherRound(reading.otherRound),
        then: reading.corrects ? t("rounds-line-corrects") : thenText(reading.then),
        kind: reading.corrects ? "corrects" : "ready",
      };
  }
}

const otherRound = (name: RoundName | null): string | undefined =>
  name ? t("rounds-line-other-round", { round: roundName(name) }) : undefined;

type Result = Extract<LineReading, { kind: "result" }>;

function resultText({ table, outcome, reason, white, black, boards }: Result): string {
  if (boards.length > 0) {
    const each = boards.map((board, at) => `${at + 1} ${winningSide(board)}`).join(", ");
    const clubs = lowerFirst(outcomeWithName(outcome, white, black));
    return t("rounds-line-read-boards", { table, outcome: clubs, boards: each });
  }
  const why = lowerFirst(reasonText(reason));
  if (outcome === "drawn") return t("rounds-line-read-drawn", { table, reason: why });
  if (outcome === "both-lose") return t("rounds-line-read-both", { table, reason: why });
  const [winner, loser] = outcome === "white-wins" ? [white, black] : [black, white];
  if (reason === "absent") {
    return t("rounds-line-read-absent", { table, name: loser, outcome: outcomeText(outcome) });
  }
  return t("rounds-line-read", {
    table,
    outcome: outcomeText(outcome),
    name: winner,
    reason: why,
  });
}

function thenText(then: LineThen): string {
  switch (then.kind) {
    case "passes":
      return t("line-then-passes", { who: then.who });
    case "champion":
      return t("line-then-champion", { who: then.who });
    case "next-game":
      return t("line-then-next-game", { game: then.game, white: then.white });
    case "nothing":
      return "";
    default:
      return t(`line-then-${then.kind}`);
  }
}

/** Who won at one board, in a word. */
function winningSide(outcome: Outcome): string {
  if (outcome === "white-wins") return t("side-white");
  return outcome === "black-wins" ? t("side-black") : outcomeText(outcome);
}

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
