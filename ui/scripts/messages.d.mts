import type { Message, Term } from "@fluent/syntax";

type Entries = Map<string, Message | Term>;
export const keysFile: string;
export function readMessages(language: string): Entries;
export function variablesOf(messages: Entries, key: string): Map<string, string>;
export function keysModule(messages: Entries): string;
