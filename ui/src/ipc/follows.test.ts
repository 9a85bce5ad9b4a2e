import { expect, test } from "vitest";
import type { Changed } from "./bindings";
import { concerns } from "./follows";

const change = (more: Partial<Changed>): Changed => ({
  event: 1,
  section: null,
  what: [],
  revision: 9,
  ...more,
});

test("what nobody can tell in detail concerns everybody", () => {
  expect(concerns("get_settings", null, change({}))).toBe(true);
});

test("a result concerns the chart and the journal, not the settings nor another event", () => {
  const result = change({ section: 2, what: ["play"] });
  expect(concerns("chart", { section: 2 }, result)).toBe(true);
  expect(concerns("undo_state", null, result)).toBe(true);
  expect(concerns("event_overview", { event: 1 }, result)).toBe(true);
  expect(concerns("event_overview", { event: 3 }, result)).toBe(false);
  expect(concerns("get_settings", null, result)).toBe(false);
  expect(concerns("search_athletes", { text: "" }, result)).toBe(false);
});

test("a choice of a device makes no page of facts ask again", () => {
  const settings = change({ event: null, what: ["settings"] });
  expect(concerns("get_settings", null, settings)).toBe(true);
  expect(concerns("undo_state", null, settings)).toBe(false);
  expect(concerns("event_overview", { event: 1 }, settings)).toBe(false);
});
