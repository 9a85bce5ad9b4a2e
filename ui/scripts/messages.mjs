// Reads the Italian messages and writes the typed list of keys that `t()` accepts.
// Run it with `npm run messages` after editing ../locales; a test fails when the list is stale.
import { parse, Visitor } from "@fluent/syntax";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const locales = join(import.meta.dirname, "../../locales");
export const keysFile = join(import.meta.dirname, "../src/shared/i18n/keys.ts");

/** All messages of one language: key → parsed entry. Throws on a syntax error or a repeated key. */
export function readMessages(language) {
  const messages = new Map();
  const folder = join(locales, language);
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .sort()) {
    for (const entry of parse(readFileSync(join(folder, name), "utf8"), {}).body) {
      if (entry.type === "Junk") {
        throw new Error(`${language}/${name}: not a message: ${entry.content.trim()}`);
      }
      if (entry.type !== "Message" && entry.type !== "Term") continue;
      const key = entry.type === "Term" ? `-${entry.id.name}` : entry.id.name;
      if (messages.has(key)) throw new Error(`${language}/${name}: ${key} is written twice`);
      messages.set(key, entry);
    }
  }
  return messages;
}

/** The variables of a message, with those of the messages it names: name → TypeScript type. */
export function variablesOf(messages, key, found = new Map()) {
  const note = (name, type) => {
    if (type !== "string | number" || !found.has(name)) found.set(name, type);
  };
  const visitor = new (class extends Visitor {
    visitSelectExpression(node) {
      const { selector } = node;
      if (selector.type === "VariableReference") {
        const counted = node.variants.some(
          ({ key: { type, name } }) =>
            type === "NumberLiteral" || ["zero", "one", "two", "few", "many"].includes(name),
        );
        note(selector.id.name, counted ? "number" : "string | number");
      }
      this.genericVisit(node);
    }
    visitFunctionReference(node) {
      const [first] = node.arguments.positional;
      if (first?.type === "VariableReference") {
        note(first.id.name, node.id.name === "NUMBER" ? "number" : "Date | number");
      }
      this.genericVisit(node);
    }
    visitVariableReference(node) {
      note(node.id.name, "string | number");
    }
    visitMessageReference(node) {
      variablesOf(messages, node.id.name, found);
    }
    visitTermReference(node) {
      variablesOf(messages, `-${node.id.name}`, found);
    }
  })();
  const entry = messages.get(key);
  if (entry) visitor.visit(entry);
  return found;
}

/** The text of `keys.ts` for these messages. */
export function keysModule(messages) {
  const lines = [...messages.keys()]
    .filter((key) => !key.startsWith("-"))
    .sort()
    .map((key) => {
      const variables = [...variablesOf(messages, key)].sort(([a], [b]) => (a < b ? -1 : 1));
      const type = variables.map(([name, kind]) => `${JSON.stringify(name)}: ${kind}`).join("; ");
      return `  ${JSON.stringify(key)}: ${type ? `{ ${type} }` : "undefined"};`;
    });
  return [
    "// Written by scripts/messages.mjs from locales/it. Do not edit.",
    "/** Every message: its key, and the arguments it needs. */",
    "export interface Messages {",
    ...lines,
    "}",
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(keysFile, keysModule(readMessages("it")));
}
