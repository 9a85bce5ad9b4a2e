import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "@shared/i18n";
import { expectAccessible } from "../../test/axe";
import { chartOf } from "../../test/bracket";
import Chart from "./Chart.svelte";

beforeEach(() => {
  setLanguage("it");
  // jsdom lays nothing out: the chart gets the room of a small window.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});

const match = (text: RegExp) => screen.getByRole("button", { name: text });

test("matches say who, where and what happened", async () => {
  const { container } = render(Chart, { chart: chartOf(8, 1) });
  expect(match(/^Quarti, tavolo 1\. Rossi Mario – Verdi Anna\. passa Rossi Mario$/)).toBeVisible();
  expect(match(/^Finale, tavolo 7\. vinc\. tav\. 5 – vinc\. tav\. 6$/)).toBeVisible();
  await expectAccessible(container);
});

test("arrows walk along the tree and Enter opens the match", async () => {
  const onopen = vi.fn();
  render(Chart, { chart: chartOf(8), onopen });
  match(/Quarti, tavolo 1\./).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(match(/Quarti, tavolo 2\./)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(match(/Semifinali, tavolo 5\./)).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(match(/Quarti, tavolo 1\./)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onopen).toHaveBeenCalledWith("r1-1");
});

test("a click and the space bar open the match too", async () => {
  const onopen = vi.fn();
  render(Chart, { chart: chartOf(4), onopen });
  await userEvent.click(match(/Finale, tavolo 3\./));
  expect(onopen).toHaveBeenLastCalledWith("r2-1");
  match(/Semifinali, tavolo 1\./).focus();
  await userEvent.keyboard(" ");
  expect(onopen).toHaveBeenLastCalledWith("r1-1");
});

test("the heading of a round keeps its own keys", async () => {
  const onopen = vi.fn();
  render(Chart, { chart: chartOf(4), onopen });
  screen.getByRole("button", { name: "Finale" }).focus();
  await userEvent.keyboard("{Enter} ");
  expect(onopen).not.toHaveBeenCalled();
});

/** Where the chart stands, as the page shows it. */
const sheet = (container: HTMLElement) => {
  const style = container.querySelector<SVGElement>(".sheet")?.style;
  const [left, top] = (style?.transform.match(/-?[\d.]+/g) ?? []).map(Number);
  return { left: left ?? 0, top: top ?? 0, width: parseFloat(style?.width ?? "") };
};

const area = (container: HTMLElement) => {
  const found = container.querySelector<HTMLElement>(".area");
  if (!found) throw new Error("no area");
  // jsdom has no pointers to capture.
  found.setPointerCapture = () => {};
  return found;
};

const finger = (id: number, x: number, y: number) => ({
  pointerId: id,
  clientX: x,
  clientY: y,
  button: 0,
  buttons: 1,
  bubbles: true,
});

test("a drag moves the chart and opens nothing", async () => {
  const onopen = vi.fn();
  const { container } = render(Chart, { chart: chartOf(64), onopen });
  area(container);
  const box = match(/tavolo 1\./);
  const before = sheet(container);
  await fireEvent.pointerDown(box, finger(1, 300, 300));
  await fireEvent.pointerMove(box, finger(1, 340, 280));
  await fireEvent.pointerUp(box, finger(1, 340, 280));
  await fireEvent.click(box);
  const after = sheet(container);
  expect([after.left - before.left, after.top - before.top]).toEqual([40, -20]);
  expect(onopen).not.toHaveBeenCalled();
});

test("two fingers apart make the chart larger", async () => {
  const { container } = render(Chart, { chart: chartOf(64) });
  const touched = area(container);
  const before = sheet(container);
  await fireEvent.pointerDown(touched, finger(1, 300, 300));
  await fireEvent.pointerDown(touched, finger(2, 400, 300));
  await fireEvent.pointerMove(touched, finger(2, 500, 300));
  expect(sheet(container).width).toBeCloseTo(2 * before.width);
});

test("a button let go outside ends the press", async () => {
  const { container } = render(Chart, { chart: chartOf(64) });
  const touched = area(container);
  const before = sheet(container);
  await fireEvent.pointerDown(touched, finger(1, 2, 300));
  await fireEvent.pointerMove(touched, { ...finger(1, 60, 300), buttons: 0 });
  await fireEvent.pointerMove(touched, { ...finger(1, 160, 300), buttons: 0 });
  expect(sheet(container)).toEqual(before);
});

test("the wheel zooms where the pointer is", async () => {
  const { container } = render(Chart, { chart: chartOf(64) });
  const before = sheet(container);
  await fireEvent.wheel(area(container), { deltaY: -200, clientX: 0, clientY: 0 });
  expect(sheet(container).width).toBeGreaterThan(before.width);
});

test("a round says when it begins", () => {
  render(Chart, { chart: chartOf(4), times: new Map([[2, "2006-04-25T15:30:00"]]) });
  expect(screen.getByRole("button", { name: "Finale 15:30" })).toBeVisible();
});

test("one match at a time is in the tab order", () => {
  const { container } = render(Chart, { chart: chartOf(16) });
  expect(container.querySelectorAll('[data-match][tabindex="0"]')).toHaveLength(1);
});

test("of a thousand entries only what is in sight is drawn", () => {
  const { container } = render(Chart, { chart: chartOf(1024) });
  const drawn = container.querySelectorAll("[data-match]").length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(60);
  expect(screen.getByRole("img", { name: "Mappa del tabellone" })).toBeInTheDocument();
});

test("following an athlete lights the path", () => {
  const { container } = render(Chart, { chart: chartOf(8, 1), follow: 1 });
  const lit = [...container.querySelectorAll(".followed")].map((one) =>
    one.getAttribute("data-match"),
  );
  expect(lit.sort()).toEqual(["r1-1", "r2-1", "r3-1"]);
});
