// What a prize is for, in words.
import type { PrizeFor } from "@ipc/index";
import { t } from "@shared/i18n";

export const prizeKinds = [
  "places",
  "every-participant",
  "best-under",
  "best-over",
  "best-woman",
  "first-of-each-club",
] as const satisfies readonly PrizeFor["kind"][];

export function prizeForText(what: PrizeFor): string {
  switch (what.kind) {
    case "places":
      return what.from === what.to
        ? t("standings-place", { place: what.from })
        : t("prizes-for-range", { from: what.from, to: what.to });
    case "best-under":
      return t("prizes-for-under-age", { age: what.age });
    case "best-over":
      return t("prizes-for-over-age", { age: what.age });
    default:
      return t(`prizes-for-${what.kind}`);
  }
}

/** The kind with its usual numbers, when a person chooses it in the table. */
export function prizeForOf(kind: PrizeFor["kind"]): PrizeFor {
  switch (kind) {
    case "places":
      return { kind, from: 1, to: 1 };
    case "best-under":
      return { kind, age: 18 };
    case "best-over":
      return { kind, age: 60 };
    default:
      return { kind };
  }
}
