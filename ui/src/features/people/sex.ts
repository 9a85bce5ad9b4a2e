import { t } from "@shared/i18n";
import type { Option } from "@shared/ui";

/** Men, women, or not said. */
export const sexOptions = (): Option[] => [
  { value: "none", label: t("entryform-sex-none") },
  { value: "m", label: t("entryform-sex-m") },
  { value: "f", label: t("entryform-sex-f") },
];
