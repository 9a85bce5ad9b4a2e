// Rounds, sides, results and findings in words, the same on every screen.
import type {
  EntryLabel,
  FindingView,
  MatchCard,
  Outcome,
  Reason,
  RoundName,
  Seat,
  SlotView,
} from "@ipc/index";
import { message, t } from "@shared/i18n";

export function roundName(name: RoundName): string {
  switch (name.kind) {
    case "numbered":
      return t("round-numbered", { number: name.number });
    case "round-of":
      return t("round-round-of", { entries: name.entries });
    case "placing":
      return t("round-placing", { from: name.from, to: name.to });
    default:
      return t(`round-${name.kind}`);
  }
}

/** "Rossi Mario", or the club. */
export function fullName({ surname, name }: Pick<EntryLabel, "surname" | "name">): string {
  return name ? `${surname} ${name}` : surname;
}

/** Who sits at a board of two clubs, or that nobody said. */
export const seatOf = (seat: Seat): Seat =>
  seat.surname ? seat : { surname: t("match-seat-unknown"), name: "" };

/** Who sits there, or how it will be known. */
export function slotText(slot: SlotView): string {
  switch (slot.kind) {
    case "entry":
      return fullName(slot.entry);
    case "winner-of":
      return slot.table === null
        ? t("slot-winner-later")
        : t("slot-winner-of", { table: slot.table });
    case "loser-of":
      return slot.table === null
        ? t("slot-loser-later")
        : t("slot-loser-of", { table: slot.table });
    default:
      return t(`slot-${slot.kind}`);
  }
}

/** Which side of the match has White in the game to play, or had it in the last one. */
export function whiteSide(card: MatchCard): 0 | 1 {
  const white = card.state.kind === "to-play" ? card.state.white : (card.games.at(-1)?.white ?? 0);
  return white === 1 ? 1 : 0;
}

export const outcomeText = (outcome: Outcome): string => t(`outcome-${outcome}`);

/** "Vince Rossi Mario" where the name is known; otherwise by colour. */
export function outcomeWithName(outcome: Outcome, white: string, black: string): string {
  if (outcome === "white-wins") return t("rounds-outcome-name", { name: white });
  if (outcome === "black-wins") return t("rounds-outcome-name", { name: black });
  return outcomeText(outcome);
}

/** Reasons for which a meeting of two clubs ends without its boards. */
export const walkOvers: readonly Reason[] = ["absent", "both-absent", "withdrawn", "disciplinary"];

export const reasonText = (reason: Reason): string => t(`reason-${reason}`);

/** A sentence of the rules about a result. */
export function findingText({ code, article, data }: FindingView): string {
  return message(`finding-${code}`, { ...data, article }) ?? t("error-result-refused");
}

/** The findings that came with a refused result, if any. */
export function findingsOf(data: Record<string, unknown>): FindingView[] {
  return Array.isArray(data.findings) ? (data.findings as FindingView[]) : [];
}

/** "1–0" of the match's games: points of the first side, then of the second. */
export function score(card: MatchCard): string {
  const [first, second] = card.sides;
  if (first.kind !== "entry" || second.kind !== "entry" || card.games.length === 0) return "";
  return `${first.points}–${second.points}`;
}
