import { render, screen } from "@testing-library/svelte";
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

test("a double click opens the match too", async () => {
  const onopen = vi.fn();
  render(Chart, { chart: chartOf(4), onopen });
  await userEvent.dblClick(match(/Finale, tavolo 3\./));
  expect(onopen).toHaveBeenCalledWith("r2-1");
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
