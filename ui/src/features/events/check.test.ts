import { expect, test } from "vitest";
import { eventErrors, eventWarnings, type EventFields } from "./check";

const good: EventFields = {
  title: "Campionato",
  edition: null,
  organiser: "",
  venue: "",
  sendTo: "",
  lodging: "",
  beginsOn: "2026-05-09",
  endsOn: "2026-05-10",
  deadline: "2026-05-02T20:00",
  timeZone: "Europe/Rome",
  ruleSet: "fssi-2006",
  tables: null,
};

test("a complete form has nothing wrong", () => {
  expect(eventErrors(good)).toEqual({});
  expect(eventWarnings(good)).toEqual({});
});

test.each<[string, Partial<EventFields>, keyof EventFields]>([
  ["empty title", { title: "  " }, "title"],
  ["no first day", { beginsOn: "" }, "beginsOn"],
  ["no last day", { endsOn: "" }, "endsOn"],
  ["end before the beginning", { endsOn: "2026-05-08" }, "endsOn"],
  ["deadline without a time", { deadline: "2026-05-02" }, "deadline"],
  ["no time zone", { timeZone: "" }, "timeZone"],
])("%s is an error under its field", (_, change, field) => {
  expect(Object.keys(eventErrors({ ...good, ...change }))).toEqual([field]);
});

test("a deadline after the start warns and does not block", () => {
  const late = { ...good, deadline: "2026-05-09T20:00" };
  expect(eventErrors(late)).toEqual({});
  expect(eventWarnings(late)).toEqual({});
  const later = { ...good, deadline: "2026-05-10T08:00" };
  expect(eventErrors(later)).toEqual({});
  expect(eventWarnings(later).deadline).toBeTruthy();
});
