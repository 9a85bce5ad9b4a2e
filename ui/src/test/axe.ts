import axe from "axe-core";
import { expect } from "vitest";

/** Fails with the list of WCAG 2.2 AA violations. Contrast is computed from the tokens instead,
    since jsdom lays nothing out. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(
    violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((n) => n.html).join(" ")}`,
    ),
  ).toEqual([]);
}
