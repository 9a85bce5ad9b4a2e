// The build drops a module that only hands on what others hold, and the style sheets it imports go with it.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const modules = import.meta.glob<string>("../../**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const components = import.meta.glob<string>("../../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

const folder = "src/shared/style";
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

test("style sheets are imported only where the build keeps them", () => {
  const importing = Object.keys(modules).filter((file) =>
    /^import ".*\.css";/m.test(modules[file] ?? ""),
  );
  expect(importing).toEqual(["./index.ts"]);
  const { sideEffects } = JSON.parse(readFileSync("package.json", "utf8")) as {
    sideEffects: string[];
  };
  expect(sideEffects).toEqual(expect.arrayContaining(["**/*.css", "./src/shared/style/**"]));
});

// Components load one by one: a look that another component brings may not be there yet.
test("a class of the design system is styled where it is used", () => {
  const everywhere = sheets.join("\n");
  const stranger = Object.entries(components).flatMap(([file, text]) => {
    const [markup = "", style = ""] = text.split("<style>");
    const imported = [...markup.matchAll(/from "\.\/(\w+\.svelte)"/g)]
      .map(([, name = ""]) => components[file.replace(/[^/]+$/, name)] ?? "")
      .join("\n");
    const used = new Set(markup.match(/(?<=["\s])ui-[a-z-]+(?=["\s])/g));
    const known = [style, imported, everywhere].join("\n");
    return [...used].filter((name) => !known.includes(`.${name}`)).map((name) => [file, name]);
  });
  expect(stranger).toEqual([]);
});
