import js from "@eslint/js";
import globals from "globals";
import importX from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { oneWay } from "./eslint.tiers.js";

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
