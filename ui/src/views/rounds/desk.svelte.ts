// The round on the arbiter's desk: its tables as they stand, and what is done at them.
import { roundName } from "@features/matches";
import { attempt, toastDone } from "@features/undo";
import {
  live,
  request,
  type AppError,
  type OpenDesk,
  type Recorded,
  type RoundDesk,
  type TableCard,
} from "@ipc/index";
import { t } from "@shared/i18n";
import type { Option } from "@shared/ui";

/** One table among those of every section. */
export const tableKey = ({ section, card }: TableCard): string => `${section}/${card.match}`;

export interface Desk {
  /** Null before the first answer. */
  readonly value: RoundDesk | null;
  readonly error: AppError | null;
  readonly tables: readonly TableCard[];
  /** The rounds to choose from, with how many results are in. */
  readonly rounds: readonly Option[];
  /** The round being played. */
  readonly round: string;
  /** Could any table be called now? */
  readonly callable: boolean;
  /** The table whose result has just come in. */
  readonly fresh: string | null;
  /** Shows at once what a reply already knows; the announced change confirms it. */
  merge(recorded: Recorded): void;
  /** Null calls every table that can be called. */
  call(chosen: TableCard | null): Promise<void>;
  start(table: TableCard): Promise<void>;
}

/** Call while a component starts. */
export function openDesk(arg: () => OpenDesk, when: () => boolean): Desk {
  const answer = live("round_desk", arg, { when });
  let fresh = $state<string | null>(null);
  const tables = $derived(answer.value?.tables ?? []);
  const all = $derived(answer.value?.rounds ?? []);
  const rounds = $derived(
    all
      .filter((one, at) => all.findIndex((other) => other.round === one.round) === at)
      .map((one) => ({
        value: String(one.round),
        label: roundName(one.name),
        detail: `${one.done}/${one.tables}`,
      })),
  );

  function merge({ table, also }: Recorded) {
    const changed = new Map([table, ...also].map((one) => [tableKey(one), one]));
    if (answer.value) {
      answer.set({
        ...answer.value,
        tables: answer.value.tables.map((one) => changed.get(tableKey(one)) ?? one),
      });
    }
    fresh = tableKey(table);
  }

  return {
    get value() {
      return answer.value;
    },
    get error() {
      return answer.error;
    },
    get tables() {
      return tables;
    },
    get rounds() {
      return rounds;
    },
    get round() {
      return String(all.find(({ current }) => current)?.round ?? all.at(-1)?.round ?? "");
    },
    get callable() {
      return tables.some(mayBeCalled);
    },
    get fresh() {
      return fresh;
    },
    merge,
    call: (chosen) =>
      attempt(async () => {
        const { event, round } = arg();
        const section = chosen?.section ?? arg().section;
        const matches = chosen ? [chosen.card.match] : [];
        const before = tables.filter(isCalled).length;
        // Which tables are free for the round is the program's to say: unchosen means "all you can".
        const reply =
          section === null
            ? await request("call_every_section", { event, round })
            : await request("call_tables", { section, round, matches });
        const count = reply.tables.filter(isCalled).length - before;
        await answer.refresh();
        toastDone(t("rounds-called", { count: chosen ? 1 : Math.max(1, count) }));
      }),
    start: (table) =>
      attempt(async () => {
        const { section, card } = table;
        const started = await request("start_match", { section, match: card.match });
        merge({ table: started, also: [] });
        toastDone(t("rounds-started", { table: started.card.table ?? 0 }));
      }),
  };
}

const isCalled = ({ state }: TableCard): boolean => state === "called";

const mayBeCalled = ({ state, card }: TableCard): boolean =>
  (state === "to-call" || state === "next-game") && card.state.kind === "to-play";
