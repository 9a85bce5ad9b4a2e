// Every pair of text and surface in use meets WCAG AA, in both themes.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("src/shared/style/tokens.css", "utf8");

function theme(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ["paper", "surface", "sunken", "hover", "selected"];
const text: [string, string[]][] = [
  ["ink", [...surfaces, "accent-soft", "warning-soft", "trouble-soft"]],
  ["ink-quiet", surfaces],
  ["accent-ink", [...surfaces, "accent-soft"]],
  ["warning-ink", [...surfaces, "warning-soft"]],
  ["trouble-ink", [...surfaces, "trouble-soft"]],
  ["on-accent", ["accent", "accent-hover"]],
  ["on-trouble", ["trouble", "trouble-hover"]],
  ["rail-ink", ["rail", "rail-hover", "rail-selected"]],
  ["rail-mark-ink", ["rail-focus"]],
  ["rail-ink-quiet", ["rail", "rail-hover", "rail-selected"]],
];
/** Edges of controls, marks and the focus ring need 3 : 1 (WCAG 1.4.11). */
const marks: [string, string[]][] = [
  ["line-strong", ["paper", "surface", "sunken"]],
  ["accent", ["paper", "surface", "sunken"]],
  ["warning", ["paper", "surface"]],
  ["trouble", ["paper", "surface"]],
  ["focus", surfaces],
  ["rail-focus", ["rail", "rail-hover", "rail-selected"]],
];

describe.each([
  ["light", ":root"],
  ["dark", ':root[data-theme="dark"]'],
])("%s theme", (_, selector) => {
  const roles = theme(selector);
  const cases = [
    ...text.flatMap(([ink, on]) => on.map((s) => [ink, s, 4.5] as const)),
    ...marks.flatMap(([ink, on]) => on.map((s) => [ink, s, 3] as const)),
  ];
  test.each(cases)("%s on %s is at least %s : 1", (ink, on, least) => {
    expect(contrast(roles[ink] ?? "", roles[on] ?? "")).toBeGreaterThanOrEqual(least);
  });
});
