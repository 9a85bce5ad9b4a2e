import { expect, test } from "vitest";
import { frameKeys } from "../frame/keys";
import { allViews } from "../registry";
import { allGroups, meet } from "./all-keys";

const everything = [...new Set([frameKeys, ...allViews.flatMap(({ keys }) => keys ?? [])])].flatMap(
  ({ list }) => list,
);

test("no two shortcuts share a name: settings keep a changed key under it", () => {
  const ids = everything.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("no two shortcuts of one screen are shipped with the same key", () => {
  const clashes = everything.flatMap((one, at) =>
    everything
      .slice(at + 1)
      .filter((other) => one.keys && one.keys === other.keys && meet(one.id, other.id))
      .map((other) => `${one.id} and ${other.id}: ${one.keys}`),
  );
  expect(clashes).toEqual([]);
});

test("every screen's shortcuts are listed once, with and without a key", () => {
  const listed = allGroups().flatMap(({ list }) => list.map(({ id }) => id));
  expect([...listed].sort()).toEqual(everything.map(({ id }) => id).sort());
  expect(listed).toContain("call-tables");
  expect(listed).toContain("board-turn");
  expect(listed).toContain("theme-dark");
});

test("no two shortcuts of one group are called the same", () => {
  const twice = allGroups().flatMap(({ list }) => {
    const names = list.map(({ label }) => label());
    return names.filter((name, at) => names.indexOf(name) !== at);
  });
  expect(twice).toEqual([]);
});
