// What the program read in the arbiter's line, as a sentence.
import { findingsOf, findingText, outcomeText, reasonText } from "@features/matches";
import { AppError, type LineReading, type LineThen } from "@ipc/index";
import { t } from "@shared/i18n";

export interface Sentence {
  text: string;
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
      const text =
        reading.what === "result"
          ? t("rounds-line-needs-result", {
              table: table ?? 0,
              white: white ?? "",
              black: black ?? "",
            })
          : t("rounds-line-needs-reason", { table: table ?? 0 });
      return { text, then: "", kind: "quiet" };
    }
    case "found":
      return reading.tables.length > 0
        ? null
        : { text: t("rounds-line-found-none"), then: "", kind: "quiet" };
    case "result":
      return {
        text: resultText(reading),
        then: reading.corrects ? t("rounds-line-corrects") : thenText(reading.then),
        kind: reading.corrects ? "corrects" : "ready",
      };
  }
}

type Result = Extract<LineReading, { kind: "result" }>;

function resultText({ table, outcome, reason, white, black, boards }: Result): string {
  if (boards.length > 0) {
    const each = boards.map((board, at) => `${at + 1} ${outcomeText(board)}`).join(", ");
    return t("rounds-line-read-boards", { table, outcome: outcomeText(outcome), boards: each });
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

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
