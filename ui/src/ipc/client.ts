// The door to the program: every question goes through `request`, typed by the generated bindings.
import { invoke } from "@tauri-apps/api/core";
import { AppError } from "./error";
import type { Requests } from "./bindings";

declare global {
  interface Window {
    firstAnswers?: Record<string, unknown>;
  }
}

/** How something is asked. */
export interface Asking {
  /** The name under which the work is followed and stopped; see task.ts. */
  task?: string;
  /** The reply that this was decided on: what somebody else changed since is not written over. */
  seen?: object | null;
}

interface Answer {
  revision: number;
  reply: unknown;
}

/** Up to where each reply was read. */
const revisions = new WeakMap<object, number>();

async function ask(name: string, arg: unknown, asking: Asking = {}): Promise<unknown> {
  const seen = asking.seen ? (revisions.get(asking.seen) ?? null) : null;
  const question = { name, arg, task: asking.task ?? null, seen };
  const { revision, reply } = await call<Answer>("request", question);
  if (typeof reply === "object" && reply !== null) revisions.set(reply, revision);
  return reply;
}

/** Asks; a refusal is thrown as an AppError that can say itself in the language of the screen. */
export async function request<K extends keyof Requests>(
  name: K,
  ...[arg, asking]: Requests[K]["arg"] extends null
    ? [arg?: null, asking?: Asking]
    : [arg: Requests[K]["arg"], asking?: Asking]
): Promise<Requests[K]["reply"]> {
  const early = ahead.get(name) as Promise<Requests[K]["reply"]> | undefined;
  if (early) {
    ahead.delete(name);
    return early;
  }
  return ask(name, withSeconds(arg ?? null), asking) as Promise<Requests[K]["reply"]>;
}

/** Questions that need no argument. */
export type PlainQuestion = {
  [K in keyof Requests]: Requests[K]["arg"] extends null ? K : never;
}[keyof Requests];

const ahead = new Map<string, Promise<unknown>>();

/** Answers that the shell sent along with the page, for its first picture only: a page that is loaded again
    would find them out of date. */
const sentAlong = window.firstAnswers && !wasReloaded() ? window.firstAnswers : undefined;

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "reload";
}

/** The data are open, or else nothing would have been sent along. */
export const startsWell = sentAlong !== undefined;

/** Asks what a picture still to be drawn will ask: the answer is there when it does, and the picture
    comes in one go. */
export async function askAhead(name: PlainQuestion): Promise<void> {
  const answer =
    sentAlong && name in sentAlong ? Promise.resolve(sentAlong[name]) : ask(name, null);
  ahead.set(name, answer);
  // A refusal is nobody's answer: whoever asks next gets their own.
  await answer.catch(() => ahead.delete(name));
}

/** A field on screen has minutes; the program reads times to the second. */
function withSeconds(value: unknown): unknown {
  if (typeof value === "string") {
    return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) ? `${value}:00` : value;
  }
  if (Array.isArray(value)) return value.map(withSeconds);
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSeconds(part)]));
  }
  return value;
}

/** A command of the shell itself; see shell.ts. */
export async function call<T>(command: string, args: Record<string, unknown> = {}): Promise<T> {
  try {
    return await invoke<T>(command, args);
  } catch (thrown) {
    throw AppError.from(thrown);
  }
}
