// Irregularities and remedies in words; the catalogue itself comes from the rule set.
import type { RulingView } from "@ipc/index";
import { message, t } from "@shared/i18n";

export const irregularityTitle = (code: string): string =>
  message(`irregularity-${code}-title`) ?? code;

export const irregularitySummary = (code: string): string =>
  message(`irregularity-${code}-summary`) ?? "";

/** "Presa non fatta", or that it is the arbiter's own. */
export function rulingTitle({ irregularity }: RulingView): string {
  return irregularity ? irregularityTitle(irregularity) : t("rulings-own");
}

/** What was decided: the remedy, then the arbiter's own words. */
export function rulingText({ remedy, text }: RulingView): string {
  const cure = remedy ? (message(`remedy-${remedy}`) ?? remedy) : "";
  return [cure, text].filter(Boolean).join(". ");
}
