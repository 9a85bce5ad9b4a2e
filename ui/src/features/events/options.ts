// Lists the event's form chooses from.
import type { RuleSetId } from "@ipc/index";
import { t } from "@shared/i18n";
import type { Option } from "@shared/ui";

const ruleSets: readonly RuleSetId[] = ["fssi-2006", "fid-italian", "fid-english", "fpd-classic"];

export const ruleSetName = (id: RuleSetId): string => t(`rule-set-${id}`);

export const ruleSetOptions = (): Option<RuleSetId>[] =>
  ruleSets.map((id) => ({ value: id, label: ruleSetName(id) }));

/** Where championships of the three languages are held comes first; the rest follows. */
const nearby = ["Europe/Rome", "Europe/Lisbon", "Atlantic/Azores", "Europe/London"];

export function timeZoneOptions(): Option[] {
  const all = [...new Set([...nearby, ...Intl.supportedValuesOf("timeZone")])];
  return all.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
}
