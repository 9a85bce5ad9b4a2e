// A stand-in for the desktop shell, for component tests and for looking at screens in a browser.
// Replies are plain data or functions; a thrown `{ code, data }` is a refusal.
import type { Requests } from "@ipc/index";

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
}

export interface FakeShell {
  /** Every request so far, oldest first. */
  readonly asked: Asked[];
  /** Every command of the shell itself so far. */
  readonly commands: { command: string; args: Record<string, unknown> }[];
  /** Changes a reply from now on. */
  reply(replies: Replies): void;
  /** Announces a change, as the program does after each action. */
  announce(what?: string[]): void;
  /** Tells how far the work begun last is, or another. */
  progress(done: number, total: number, task?: string): void;
}

// The page listens once, whatever number of stand-ins a test file makes.
const callbacks = new Map<number, (payload: unknown) => void>();
const listeners: { event: string; handler: number }[] = [];
let last = 0;

/** Puts the stand-in where Tauri's own object would be. */
export function fakeShell(
  replies: Replies = {},
  commands: Record<string, unknown> = {},
): FakeShell {
  const known: Record<string, unknown> = { undo_state: { undo: null, redo: null }, ...replies };
  const asked: Asked[] = [];
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
    const { name, arg, task } = args as unknown as Asked;
    asked.push({ name, arg, task });
    if (!(name in known)) throw { code: "unknown-request", data: { request: name } };
    const reply = known[name];
    return structuredClone(typeof reply === "function" ? await reply(arg) : reply);
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
    announce: (what = []) => tell("changed", { event: null, what, revision: 1 }),
    progress(done, total, task) {
      const last = asked.findLast((one) => one.task !== null)?.task;
      tell("progress", { task: task ?? last, done, total });
    },
  };
}
