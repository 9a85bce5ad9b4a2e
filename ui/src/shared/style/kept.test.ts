// The build drops a module that only hands on what others hold, and the style sheets it imports go with it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const modules = import.meta.glob<string>("../../**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

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
