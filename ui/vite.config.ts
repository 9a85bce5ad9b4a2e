import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Most windows open in Italian: its sentences come along with the script that will ask for them. */
const sentencesAlong: Plugin = {
  name: "sentences-along",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle = {} }) {
      const sentences = Object.values(bundle).find((file) => file.name === "it");
      if (!sentences) return [];
      const href = `/${sentences.fileName}`;
      return [{ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href } }];
    },
  },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), sentencesAlong],
  resolve: {
    alias: {
      "@ipc": fileURLToPath(new URL("./src/ipc", import.meta.url)),
      "@shared": fileURLToPath(new URL("./src/shared", import.meta.url)),
      "@features": fileURLToPath(new URL("./src/features", import.meta.url)),
      "@views": fileURLToPath(new URL("./src/views", import.meta.url)),
      "@locales": fileURLToPath(new URL("../locales", import.meta.url)),
    },
  },
  // The shell looks for the page here, and a busy port must be an error, not another port.
  server: { port: 5173, strictPort: true, fs: { allow: [".."] } },
  clearScreen: false,
  build: {
    target: "es2022",
    // Fonts stay files, however small: the content policy (src-tauri/tauri.conf.json) allows no `data:` for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each page at the root is a window of its own.
    rolldownOptions: { input: readdirSync(".").filter((name) => name.endsWith(".html")) },
  },
  test: {
    environment: "jsdom",
    setupFiles: ["./src/test/setup.ts"],
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
    // Vitest would leave one core idle, which on two is half of them.
    maxWorkers: "100%",
  },
});
