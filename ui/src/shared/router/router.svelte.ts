// A small router on the address's hash: a table of patterns in, typed links and the current route out.
// `:name` is a number (an id); after `?` come optional texts: "/event/:event/entries?section&club".

type IdsOf<P extends string> = P extends `${infer Path}?${string}`
  ? IdsOf<Path>
  : P extends `${string}:${infer Name}/${infer Rest}`
    ? Name | IdsOf<`/${Rest}`>
    : P extends `${string}:${infer Name}`
      ? Name
      : never;
type Split<S extends string> = S extends `${infer A}&${infer B}` ? A | Split<B> : S;
type OptionsOf<P extends string> = P extends `${string}?${infer Q}` ? Split<Q> : never;

/** The parameters of a pattern: ids required, options not. */
export type Params<P extends string> = Record<IdsOf<P>, number> &
  Partial<Record<OptionsOf<P>, string | number>>;

type Table = Record<string, string>;
type ParamsArg<P extends string> = [IdsOf<P>] extends [never]
  ? [params?: Params<P>]
  : [params: Params<P>];

export interface Current<T extends Table> {
  name: keyof T & string;
  ids: Record<string, number>;
  options: Record<string, string>;
}

export interface Router<T extends Table> {
  /** Where we are. Reactive. */
  readonly current: Current<T>;
  href<K extends keyof T & string>(name: K, ...params: ParamsArg<T[K]>): string;
  go<K extends keyof T & string>(name: K, ...params: ParamsArg<T[K]>): void;
  /** As `go`, but Back does not return to the place left. */
  replace<K extends keyof T & string>(name: K, ...params: ParamsArg<T[K]>): void;
  back(): void;
}

export function createRouter<const T extends Table>(
  table: T,
  home: keyof T & string,
  page: Pick<Window, "location" | "history" | "addEventListener"> = window,
): Router<T> {
  const read = () => parse(table, page.location.hash) ?? { name: home, ids: {}, options: {} };
  let current = $state.raw<Current<T>>(read());
  page.addEventListener("hashchange", () => {
    current = read();
  });

  const href = (name: string, params: Record<string, string | number | undefined> = {}) =>
    "#" + write(table[name] ?? "/", params);

  return {
    get current() {
      return current;
    },
    href: (name, ...[params]) => href(name, params),
    go(name, ...[params]) {
      page.location.hash = href(name, params);
    },
    replace(name, ...[params]) {
      page.history.replaceState(null, "", href(name, params));
      current = read();
    },
    back: () => page.history.back(),
  };
}

function write(pattern: string, params: Record<string, string | number | undefined>): string {
  const [path = "/", names = ""] = pattern.split("?");
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? ""));
  const options = new URLSearchParams();
  for (const name of names.split("&")) {
    const value = params[name];
    if (name && value !== undefined && value !== "") options.set(name, String(value));
  }
  return options.size > 0 ? `${filled}?${options}` : filled;
}

function parse<T extends Table>(table: T, hash: string): Current<T> | null {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const steps = path.split("/");
  for (const [name, pattern] of Object.entries(table)) {
    const wanted = (pattern.split("?")[0] ?? "").split("/");
    if (wanted.length !== steps.length) continue;
    const ids: Record<string, number> = {};
    const fits = wanted.every((step, at) => {
      const given = steps[at] ?? "";
      if (!step.startsWith(":")) return step === given;
      ids[step.slice(1)] = Number(given);
      return /^\d+$/.test(given);
    });
    if (fits) return { name, ids, options: Object.fromEntries(new URLSearchParams(query)) };
  }
  return null;
}
