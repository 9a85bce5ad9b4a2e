import js from "@eslint/js";
import globals from "globals";
import importX from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** A tier may use what is before it in this list, never what is after it. */
const tiers = ["shared", "ipc", "features", "views"];

/** One restriction per tier: what lies above it is out of reach, by alias or by relative path. */
const oneWay = tiers.slice(0, -1).map((tier, index) => ({
  files: [`src/${tier}/**/*.{ts,svelte}`],
  ignores: ["**/*.test.ts"],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: tiers.slice(index + 1).map((above) => ({
          regex: `^(@${above}/|(\\.\\./)+${above}/)`,
          message: `${tier} must not know ${above}: the order is ${tiers.join(" → ")}.`,
        })),
      },
    ],
  },
}));

export default ts.config(
  { ignores: ["dist/", "src/ipc/bindings.ts", "src/shared/i18n/keys.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    plugins: { "import-x": importX },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: "error",
      "no-undef": "off",
      "import-x/no-duplicates": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "svelte/no-navigation-without-resolve": "off",
      "svelte/no-at-html-tags": "error",
      // Dates, maps and query strings here are values made and thrown away, not state.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_$", argsIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  ...oneWay,
);
