import { describe, expect, test } from "vitest";
import { chartOf } from "../../test/bracket";
import { boxesIn, inTree, layoutChart, linksIn, neighbour, pathOf } from "./layout";
import { fitName } from "./name";
import { fit, fitAll, kept, partDrawn, partShown, reveal, strideAt, zoomAt } from "./view-box";

const sizes = [2, 3, 5, 8, 16, 31, 64, 100, 256, 1024];
const plain = { clubs: false };

test("a small chart makes room for a long name, a large one keeps its measure", () => {
  const widthWith = (surname: string, entries: number) => {
    const chart = structuredClone(chartOf(entries));
    for (const slot of chart.rounds
      .flatMap(({ matches }) => matches)
      .flatMap(({ sides }) => sides)) {
      if (slot.kind === "entry") [slot.entry.surname, slot.entry.name] = [surname, ""];
    }
    return layoutChart(chart, plain).boxWidth;
  };
  const long = "Polisportiva Silenziosa Montefinto";
  expect(widthWith(long, 8)).toBeGreaterThan(widthWith("Bo", 8));
  expect(widthWith(long, 64)).toBe(widthWith("Bo", 8));
});

describe.each(sizes)("%i entries", (entries) => {
  const layout = layoutChart(chartOf(entries), plain);

  test("every match has a box, and no two overlap", () => {
    const places = chartOf(entries).size;
    expect(layout.boxes).toHaveLength(places - 1 + (places > 2 ? 1 : 0));
    for (const column of new Set(layout.boxes.map((box) => box.column))) {
      const tops = layout.boxes
        .filter((box) => box.column === column)
        .map(({ y }) => y)
        .sort((a, b) => a - b);
      tops.slice(1).forEach((top, at) => {
        expect(top - (tops[at] ?? 0)).toBeGreaterThanOrEqual(layout.boxHeight);
      });
    }
  });

  test("a match stands in the middle of the two that feed it", () => {
    for (const { card, y } of layout.boxes) {
      const feeders = layout.boxes.filter((other) => other.card.feeds === card.match);
      if (feeders.length === 0) continue;
      const middle = feeders.reduce((sum, feeder) => sum + feeder.y, 0) / feeders.length;
      expect(y).toBeCloseTo(middle);
    }
  });

  test("nothing lies outside the chart", () => {
    for (const { x, y } of layout.boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + layout.boxWidth).toBeLessThanOrEqual(layout.width);
      expect(y + layout.boxHeight).toBeLessThanOrEqual(layout.height);
    }
  });

  test("every match but the last leads on", () => {
    expect(layout.links).toHaveLength(layout.boxes.filter(({ card }) => card.feeds).length);
  });
});

test("third place stands below the final, places below under the tree", () => {
  const chart = chartOf(8);
  const placing = chart.rounds[1]?.matches.map((card, at) => ({
    ...card,
    match: `p5-r2-${at + 1}`,
    feeds: null,
  }));
  const layout = layoutChart(
    {
      ...chart,
      placing: [{ number: 2, name: { kind: "placing", from: 5, to: 8 }, matches: placing ?? [] }],
    },
    plain,
  );
  const [final, third] = [layout.byMatch.get("r3-1"), layout.byMatch.get("third")];
  expect(third?.x).toBe(final?.x);
  expect(third?.y).toBeGreaterThan((final?.y ?? 0) + layout.boxHeight);
  const treeBottom = Math.max(
    ...layout.boxes.filter(({ card }) => inTree(card.match)).map(({ y }) => y),
  );
  expect(layout.byMatch.get("p5-r2-1")?.y).toBeGreaterThan(treeBottom + layout.boxHeight);
  expect(layout.headings.map(({ name }) => name.kind)).toEqual(["third-place", "placing"]);
});

test("room for clubs makes boxes taller, not wider", () => {
  const [without, with_] = [false, true].map((clubs) => layoutChart(chartOf(16), { clubs }));
  expect(with_?.boxHeight).toBeGreaterThan(without?.boxHeight ?? 0);
  expect(with_?.width).toBe(without?.width);
});

test("only what is on screen is drawn", () => {
  const layout = layoutChart(chartOf(1024), plain);
  const part = partDrawn(0, 0, 1, { width: 1280, height: 720 });
  expect(boxesIn(layout, part).length).toBeLessThan(40);
  expect(linksIn(layout, part).length).toBeLessThan(60);
  const all = { x: 0, y: 0, width: layout.width, height: layout.height };
  expect(boxesIn(layout, all)).toHaveLength(layout.boxes.length);
});

describe("arrows", () => {
  const layout = layoutChart(chartOf(8), plain);
  test.each([
    ["r1-3", "right", "r2-2"],
    ["r2-2", "left", "r1-3"],
    ["r1-1", "down", "r1-2"],
    ["r1-1", "up", null],
    ["r1-4", "down", null],
    ["r3-1", "right", null],
    ["r3-1", "down", "third"],
    ["gone", "right", "r1-1"],
  ] as const)("from %s %s to %s", (from, way, to) => {
    expect(neighbour(layout, from, way)).toBe(to);
  });
});

describe("the path of one athlete", () => {
  test("of one who is still in: matches played, then those ahead", () => {
    const layout = layoutChart(chartOf(8, 1), plain);
    expect([...pathOf(layout, 1)]).toEqual(["r1-1", "r2-1", "r3-1"]);
  });
  test("of one who is out: only what was played", () => {
    const layout = layoutChart(chartOf(8, 1), plain);
    expect([...pathOf(layout, 2)]).toEqual(["r1-1"]);
  });
});

describe("pan and zoom", () => {
  const screen = { width: 1000, height: 600 };
  const layout = layoutChart(chartOf(256), plain);

  test.each([0.1, 0.7, 1, 4])("at scale %d what is on screen is always drawn", (scale) => {
    const drawings = new Set<string>();
    for (let moved = -1500; moved <= 1500; moved += 10) {
      const look = { scale, left: moved, top: -2 * moved };
      const at = [strideAt(look.left), strideAt(look.top)] as const;
      drawings.add(at.join());
      const [shown, drawn] = [partShown(look, screen), partDrawn(...at, scale, screen)];
      expect(drawn.x).toBeLessThan(shown.x);
      expect(drawn.y).toBeLessThan(shown.y);
      expect(drawn.x + drawn.width).toBeGreaterThan(shown.x + shown.width);
      expect(drawn.y + drawn.height).toBeGreaterThan(shown.y + shown.height);
    }
    // Not drawn anew with every step.
    expect(drawings.size).toBeLessThan(50);
  });

  test("the point under the cursor keeps its place", () => {
    const before = { scale: 0.5, left: 30, top: -40 };
    const after = zoomAt(before, 1.7, 400, 300);
    const at = (look: typeof before) => [
      (400 - look.left) / look.scale,
      (300 - look.top) / look.scale,
    ];
    expect(at(after)[0]).toBeCloseTo(at(before)[0] ?? 0);
    expect(at(after)[1]).toBeCloseTo(at(before)[1] ?? 0);
  });
  test("everything fits", () => {
    const look = fitAll(layout, screen);
    expect(layout.height * look.scale).toBeLessThanOrEqual(screen.height + 0.01);
    expect(layout.width * look.scale).toBeLessThanOrEqual(screen.width + 0.01);
  });
  test("a small chart is not blown up", () => {
    expect(fitAll(layoutChart(chartOf(2), plain), screen).scale).toBe(1);
  });
  test("the chart cannot be lost", () => {
    const lost = kept({ scale: 1, left: 99_999, top: -99_999 }, layout, screen);
    expect(lost.left).toBeLessThan(screen.width);
    expect(lost.top + layout.height).toBeGreaterThan(0);
  });
  test("a match out of sight comes into sight, one in sight does not move", () => {
    const look = { scale: 1, left: 0, top: 0 };
    const far = { x: 50, y: 5000, width: 200, height: 50 };
    const moved = reveal(look, far, screen);
    expect(far.y + moved.top + far.height).toBeLessThanOrEqual(screen.height);
    expect(reveal(look, { x: 100, y: 100, width: 200, height: 50 }, screen)).toEqual(look);
  });
  test("a rectangle stands in the middle", () => {
    const look = fit({ x: 100, y: 100, width: 100, height: 100 }, screen, 2);
    expect(150 * look.scale + look.left).toBeCloseTo(500);
    expect(150 * look.scale + look.top).toBeCloseTo(300);
  });
});

describe("a name in its slot", () => {
  test.each([
    ["Rossi", "Mario", { surname: "Rossi", name: "Mario", squeeze: 1 }],
    ["Sant'Ambrogio", "Maria Giovanna", { surname: "Sant'Ambrogio", name: "M. G.", squeeze: 1 }],
  ])("%s %s", (surname, name, expected) => {
    expect(fitName({ surname, name }, 170, 15)).toEqual(expected);
  });
  test("one that cannot fit is cut with a sign", () => {
    const surname = "Della Santissima Trinità Incoronata di Valdarno";
    const fitted = fitName({ surname, name: "Massimiliano" }, 170, 15);
    expect(fitted.surname.endsWith("…")).toBe(true);
    expect(fitted.squeeze).toBeLessThan(1);
    expect(fitted.squeeze).toBeGreaterThan(0.7);
  });
});
