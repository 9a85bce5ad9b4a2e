import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { setLanguage } from "@shared/i18n";
import InDay from "../../test/InDay.svelte";
import { desk, play } from "../../test/play";
import { sample } from "../../test/sample";
import { fakeShell } from "../../test/shell";
import Rounds from "./Rounds.svelte";

test("the tables called are those of the round on screen", async () => {
  setLanguage("it");
  location.hash = "#/event/1/rounds?round=3";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  const shell = fakeShell({ ...sample, ...play, call_tables: desk });
  render(InDay, { screen: Rounds, given: { event: 1, round: "3" } });
  await screen.findByLabelText("Riga dell'arbitro");
  await userEvent.click(await screen.findByRole("button", { name: /^Chiama i tavoli/ }));
  await waitFor(() =>
    expect(shell.asked.find(({ name }) => name === "call_tables")?.arg).toEqual({
      section: 1,
      round: 3,
      matches: [],
    }),
  );
});
