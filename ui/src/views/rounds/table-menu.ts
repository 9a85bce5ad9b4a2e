// What can be done at a table beside its next step: look closer, correct, leave, replace, come back.
import { fullName } from "@features/matches";
import { router } from "@features/navigation";
import type { EntryLabel, TableCard } from "@ipc/index";
import { t } from "@shared/i18n";
import type { MenuItem } from "@shared/ui";

export interface AtTable {
  call: (table: TableCard) => void;
  correct: (table: TableCard) => void;
  depart: (entry: EntryLabel) => void;
  replace: (entry: EntryLabel) => void;
  reinstate: (entry: EntryLabel) => void;
}

export function tableMenu(event: number, table: TableCard, does: AtTable): MenuItem[] {
  const { section, state, card } = table;
  const people = card.sides.flatMap((side) => (side.kind === "entry" ? [side] : []));
  const open = card.state.kind === "to-play" || card.state.kind === "waiting";
  const untouched = card.games.length === 0 && card.round === 1;
  const items: (MenuItem | false)[] = [
    {
      label: t("rounds-open-match"),
      run: () => router.go("match", { event, section, match: card.match }),
    },
    state === "called" && { label: t("rounds-call-again"), run: () => does.call(table) },
    card.games.length > 0 &&
      state !== "done" && { label: t("rounds-correct"), run: () => does.correct(table) },
    {
      label: t("rounds-rulings-open"),
      run: () => router.go("rulings", { event, match: `${section}/${card.match}` }),
    },
    ...people
      .filter(({ departed }) => !departed && open)
      .flatMap(({ entry }, at) => [
        {
          label: `${t("rounds-depart")}: ${fullName(entry)}`,
          apart: at === 0,
          run: () => does.depart(entry),
        },
        untouched && {
          label: `${t("rounds-replace")}: ${fullName(entry)}`,
          run: () => does.replace(entry),
        },
      ]),
    ...people
      .filter(({ departed }) => departed)
      .map(({ entry }) => ({
        label: `${t("rounds-reinstate")}: ${fullName(entry)}`,
        apart: true,
        run: () => does.reinstate(entry),
      })),
  ];
  return items.filter((item) => item !== false);
}
