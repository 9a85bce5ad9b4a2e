import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { LineUpView } from "@ipc/index";
import { expectAccessible } from "../../test/axe";
import { entries } from "../../test/entries";
import { openScreen } from "../../test/open";
import type { Replies } from "../../test/shell";
import LineUps from "./LineUps.svelte";

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

const [team] = entries.list_line_ups as LineUpView[];
const open = (replies: Replies = {}) =>
  openScreen(LineUps, { event: 1 }, { save_line_up: team, ...replies });
const club = async () => within(await screen.findByRole("region", { name: "GS Sordi Esempio" }));

test("a club's boards stand in order, then the reserve, and a short line-up says so", async () => {
  open();
  const own = await club();
  expect(own.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Damiera 1.*Rossi/s),
    expect.stringMatching(/Damiera 2.*Esposito/s),
    expect.stringMatching(/Damiera 3.*Lombardi/s),
    expect.stringMatching(/Riserva.*Marini/s),
  ]);
  expect(own.getByText("Manca 1 atleta.")).toBeVisible();
  await expectAccessible();
});

test("a button moves one athlete, and nobody else changes place", async () => {
  const { asked } = open();
  await user.click((await club()).getByRole("button", { name: "Sposta giù Rossi Mario" }));
  await waitFor(() =>
    expect(asked("save_line_up")[0]).toEqual({ entry: 20, athletes: [4, 0, 7, 9] }),
  );
});

test("Alt with an arrow moves the chosen line", async () => {
  const { asked } = open();
  const lines = (await club()).getAllByRole("listitem");
  lines[3]?.focus();
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await waitFor(() =>
    expect(asked("save_line_up")[0]).toEqual({ entry: 20, athletes: [0, 4, 9, 7] }),
  );
});

test("a line dragged onto another takes its place", async () => {
  const { asked } = open();
  const lines = (await club()).getAllByRole("listitem");
  await fireEvent.dragStart(lines[2] as HTMLElement);
  await fireEvent.dragOver(lines[0] as HTMLElement);
  await fireEvent.drop(lines[0] as HTMLElement);
  await waitFor(() =>
    expect(asked("save_line_up")[0]).toEqual({ entry: 20, athletes: [7, 0, 4, 9] }),
  );
});

test("with no team entered the page says where teams come from", async () => {
  open({ list_line_ups: [] });
  expect(await screen.findByText("Nessuna squadra")).toBeVisible();
});
