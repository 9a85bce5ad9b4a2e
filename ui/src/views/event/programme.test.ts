import { expect, test } from "vitest";
import { onDay } from "./programme";

const items = [
  { at: "2026-05-08T21:00:00", kind: "lots" as const, text: "Sorteggio" },
  { at: "2026-05-09T13:00:00", kind: "break" as const, text: "Pausa" },
  { at: "2026-05-09T09:00:00", kind: "play" as const, text: "Inizio" },
];

function shape(now: string) {
  return onDay(items, new Date(now)).map(({ day, lines }) => [
    day,
    lines.map((line) =>
      line.kind === "now" ? "now" : line.item.text + (line.current ? "*" : line.past ? "-" : ""),
    ),
  ]);
}

test("days and times are in order, the clock stands between what began and what follows", () => {
  expect(shape("2026-05-09T10:00")).toEqual([
    ["2026-05-08", ["Sorteggio-"]],
    ["2026-05-09", ["Inizio*", "now", "Pausa"]],
  ]);
});

test("before the first time of the day nothing has begun", () => {
  expect(shape("2026-05-09T08:00")[1]).toEqual(["2026-05-09", ["now", "Inizio", "Pausa"]]);
});

test("on another day there is no clock", () => {
  expect(shape("2026-05-07T08:00")).toEqual([
    ["2026-05-08", ["Sorteggio"]],
    ["2026-05-09", ["Inizio", "Pausa"]],
  ]);
});
