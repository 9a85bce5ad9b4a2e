import { expect, test } from "vitest";
import { laurel } from "./laurel";

test("the wreath is the same on both sides, inside its circle, and open at the top", () => {
  const leaves = laurel();
  expect(leaves).toHaveLength(36);
  for (const { x, y } of leaves) {
    expect(Math.hypot(x, y)).toBeLessThan(50);
    expect(
      leaves.some((other) => Math.abs(other.x + x) < 1e-9 && Math.abs(other.y - y) < 1e-9),
    ).toBe(true);
  }
  const top = leaves.filter(({ x, y }) => y < 0 && Math.abs(x) < 15);
  expect(top).toEqual([]);
});
