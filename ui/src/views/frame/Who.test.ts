// The name of who is at the computer: asked for in the top bar, one touch away for the officials.
import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { loadSettings } from "@features/settings";
import { expectAccessible } from "../../test/axe";
import { overview, sample } from "../../test/sample";
import { fakeShell } from "../../test/shell";
import Frame from "./Frame.svelte";

vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  localStorage.clear();
  location.hash = "#/event/1";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
});

const kept = {
  language: "it" as const,
  theme: "light" as const,
  textSize: 100,
  operator: "",
  singleKeyShortcuts: true,
  shortcuts: {},
  lastEvent: null,
};

async function open() {
  const form = {
    ...overview.event.form,
    officials: [{ role: "chief-arbiter" as const, name: "Ottavio Arbitroni" }],
  };
  const shell = fakeShell({
    ...sample,
    event_overview: { ...overview, event: { ...overview.event, form } },
    get_settings: kept,
    save_settings: (settings) => settings,
  });
  await loadSettings();
  render(Frame);
  return (name: string) => shell.asked.filter((one) => one.name === name);
}

test("a name is asked for, typed, and shown from then on", async () => {
  const asked = await open();
  await user.click(await screen.findByRole("button", { name: "Scrivi il tuo nome" }));
  await user.type(await screen.findByLabelText("Il tuo nome"), " Anna Segretari ");
  await expectAccessible(document.body);
  await user.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() =>
    expect(asked("save_settings")[0]?.arg).toMatchObject({ operator: "Anna Segretari" }),
  );
  expect(await screen.findByRole("button", { name: "Al computer: Anna Segretari" })).toBeVisible();
});

test("the officials of the event are offered", async () => {
  const asked = await open();
  await user.click(await screen.findByRole("button", { name: "Scrivi il tuo nome" }));
  await user.click(await screen.findByRole("button", { name: "Ottavio Arbitroni" }));
  await waitFor(() =>
    expect(asked("save_settings")[0]?.arg).toMatchObject({ operator: "Ottavio Arbitroni" }),
  );
});
