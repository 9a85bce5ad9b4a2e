// What jsdom lacks and the components ask of a browser.
import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/svelte";
import { languages } from "@shared/i18n";
import { learn } from "@shared/i18n/bundles";

// A busy machine is slower than the usual second; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

// Every language is at hand, so that a test changes it at once.
await Promise.all(languages.map(learn));

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof matchMedia;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.getAnimations ??= () => [];
