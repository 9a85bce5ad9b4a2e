import { expect, test } from "vitest";
import { createRouter } from "./router.svelte";

const table = {
  events: "/events",
  event: "/event/:event",
  entries: "/event/:event/entries?section&club",
  match: "/event/:event/match/:match",
} as const;

function routerAt(hash: string) {
  location.hash = hash;
  return createRouter(table, "events");
}

test("reads ids and options", () => {
  expect(routerAt("#/event/7/entries?section=2&club=4").current).toEqual({
    name: "entries",
    ids: { event: 7 },
    options: { section: "2", club: "4" },
  });
});

test.each(["", "#/nowhere", "#/event/seven", "#/event/7/entries/8"])("%s leads home", (hash) => {
  expect(routerAt(hash).current.name).toBe("events");
});

test("writes what it reads, and leaves out empty options", () => {
  const router = routerAt("");
  expect(router.href("events")).toBe("#/events");
  expect(router.href("match", { event: 3, match: 12 })).toBe("#/event/3/match/12");
  expect(router.href("entries", { event: 3, section: 1, club: "" })).toBe(
    "#/event/3/entries?section=1",
  );
});

test("go changes the current route", async () => {
  const router = routerAt("");
  router.go("event", { event: 5 });
  await new Promise((done) => setTimeout(done));
  expect(router.current).toMatchObject({ name: "event", ids: { event: 5 } });
});

test("a missing id does not compile", () => {
  const router = routerAt("");
  // @ts-expect-error: `event` is needed.
  expect(router.href("event", {})).toBe("#/event/");
});
