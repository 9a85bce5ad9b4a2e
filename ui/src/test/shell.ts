// A stand-in for the desktop shell, for component tests and for looking at screens in a browser.
// Replies are plain data or functions; a thrown `{ code, data }` is a refusal.
import type { Changed, Requests } from "@ipc/index";

export type Replies = {
  [K in keyof Requests]?:
    | Requests[K]["reply"]
    | ((arg: Requests[K]["arg"]) => Requests[K]["reply"] | Promise<Requests[K]["reply"]>);
};

export interface Asked {
  name: string;
  arg: unknown;
  /** The id of its work, if it has one. */
  task: string | null;
  /** The revision of the reply that it was decided on. */
  seen: number | null;
}

export interface FakeShell {
  /** Every request so far, oldest first. */
  readonly asked: Asked[];
  /** Every command of the shell itself so far. */
  readonly commands: { command: string; args: Record<string, unknown> }[];
  /** Changes a reply from now on. */
  reply(replies: Replies): void;
  /** Announces a change, as the program does after each action; of anything, unless it is said of what. */
  announce(change?: Partial<Changed>): void;
  /** Tells how far the work begun last is, or another. */
  progress(done: number, total: number, task?: string): void;
}

// The page listens once, whatever number of stand-ins a test file makes.
const callbacks = new Map<number, (payload: unknown) => void>();
const listeners: { event: string; handler: number }[] = [];
let last = 0;

const nothingToUndo = { undo: null, redo: null, undoOf: null, redoOf: null };

/** Puts the stand-in where Tauri's own object would be. */
export function fakeShell(
  replies: Replies = {},
  commands: Record<string, unknown> = {},
): FakeShell {
  const known: Record<string, unknown> = { undo_state: nothingToUndo, ...replies };
  const asked: Asked[] = [];
  let revision = 0;
  const told: FakeShell["commands"] = [];
  async function invoke(command: string, args: Record<string, unknown> = {}): Promise<unknown> {
    if (command === "plugin:event|listen") {
      listeners.push({ event: String(args.event), handler: Number(args.handler) });
      return listeners.length;
    }
    if (command !== "request") {
      told.push({ command, args });
      return commands[command] ?? null;
    }
    const { name, arg, task, seen } = args as unknown as Asked;
    asked.push({ name, arg, task, seen });
    if (!(name in known)) throw { code: "unknown-request", data: { request: name } };
    const reply = known[name];
    const given: unknown = typeof reply === "function" ? await reply(arg) : reply;
    return { revision: ++revision, reply: structuredClone(given) };
  }

  Object.assign(window, {
    __TAURI_INTERNALS__: {
      invoke,
      transformCallback(callback: (payload: unknown) => void) {
        callbacks.set(++last, callback);
        return last;
      },
      metadata: { currentWindow: { label: "main" }, currentWebview: { label: "main" } },
    },
    __TAURI_EVENT_PLUGIN_INTERNALS__: { unregisterListener() {} },
  });

  function tell(channel: string, payload: unknown) {
    for (const { event, handler } of listeners) {
      if (event === channel) callbacks.get(handler)?.({ event, id: 1, payload });
    }
  }

  return {
    asked,
    commands: told,
    reply: (more) => void Object.assign(known, more),
    announce: (change = {}) =>
      tell("changed", { event: null, section: null, what: [], revision, ...change }),
    progress(done, total, task) {
      const last = asked.findLast((one) => one.task !== null)?.task;
      tell("progress", { task: task ?? last, done, total });
    },
  };
}
