import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { setLanguage } from "@shared/i18n";
import { bracket } from "../../test/bracket";
import InDay from "../../test/InDay.svelte";
import { sample } from "../../test/sample";
import { fakeShell } from "../../test/shell";
import HallControl from "./HallControl.svelte";

test("the presenter's panel never asks for what the hall shows", async () => {
  setLanguage("it");
  const shell = fakeShell({ ...sample, ...bracket });
  render(InDay, { screen: HallControl, given: { event: 1, page: "chart" } });
  const asked = (wanted: string) => shell.asked.filter(({ name }) => name === wanted);
  await userEvent.click(await screen.findByRole("button", { name: "Schermo di sala" }));
  await userEvent.click(await screen.findByLabelText("Risultati"));
  await waitFor(() => expect(asked("set_hall")[0]?.arg).toMatchObject({ page: "results" }));
  await waitFor(() => expect(screen.getByLabelText("Risultati")).toBeChecked());
  shell.announce();
  await waitFor(() => expect(asked("hall_choice").length).toBeGreaterThan(1));
  expect(asked("hall_view")).toEqual([]);
});
