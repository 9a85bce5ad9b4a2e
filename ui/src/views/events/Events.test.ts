import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { EventSaved, HandOverPreview } from "@ipc/index";
import { setLanguage } from "@shared/i18n";
import { expectAccessible } from "../../test/axe";
import { sample } from "../../test/sample";
import { fakeShell, type Replies } from "../../test/shell";
import Events from "./Events.svelte";
import NewEvent from "./NewEvent.svelte";

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  localStorage.clear();
  location.hash = "";
  setLanguage("it");
});

test("with no events it offers the four ways to begin", async () => {
  fakeShell({ list_events: [] });
  render(Events);
  expect(await screen.findByText("Nessuna manifestazione")).toBeVisible();
  for (const name of [
    "Dal modello FSSI 2006",
    "Da zero",
    "Prova con un campionato di esempio",
    "Apri una manifestazione da file",
  ]) {
    expect(screen.getByRole("button", { name })).toBeEnabled();
  }
  await expectAccessible();
});

test("lists events with dates and state, and opens one with Enter", async () => {
  fakeShell(sample);
  render(Events);
  const row = await screen.findByRole("row", { name: /Torneo di primavera/ });
  expect(row).toHaveTextContent("21 marzo 2026");
  expect(row).toHaveTextContent("iscrizioni aperte");
  row.focus();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#/event/2");
  await expectAccessible();
});

test("a change announced by the program shows by itself", async () => {
  const shell = fakeShell({ list_events: [] });
  render(Events);
  await screen.findByText("Nessuna manifestazione");
  shell.reply(sample);
  shell.announce({ what: ["event"] });
  expect(await screen.findByText("Torneo di primavera")).toBeVisible();
});

test("the language changes at once", async () => {
  fakeShell({ list_events: [] });
  render(Events);
  await screen.findByText("Nessuna manifestazione");
  setLanguage("pt");
  expect(await screen.findByText("Nenhum evento")).toBeVisible();
});

test("an empty form says what is missing under each field, and sends nothing", async () => {
  const shell = fakeShell(sample);
  render(NewEvent);
  await userEvent.click(screen.getByRole("button", { name: "Crea la manifestazione" }));
  expect(await screen.findByText("Scrivi il titolo.")).toBeVisible();
  expect(screen.getByLabelText("Titolo")).toBeInvalid();
  expect(screen.getAllByText("Scegli il giorno.")).toHaveLength(2);
  expect(shell.asked.map(({ name }) => name)).not.toContain("create_event");
  await expectAccessible();
});

test("what was typed comes back as a draft, and can be discarded", async () => {
  fakeShell(sample);
  const first = render(NewEvent);
  await userEvent.type(screen.getByLabelText("Titolo"), "Torneo di prova");
  first.unmount();
  render(NewEvent);
  expect(screen.getByLabelText("Titolo")).toHaveValue("Torneo di prova");
  await userEvent.click(screen.getByRole("button", { name: "Ricomincia" }));
  expect(screen.getByLabelText("Titolo")).toHaveValue("");
  await waitFor(() => expect(screen.getByLabelText("Titolo")).toHaveFocus());
});

test("a new event that is cancelled leaves no draft", async () => {
  fakeShell(sample);
  render(NewEvent);
  await userEvent.type(screen.getByLabelText("Titolo"), "Torneo di prova");
  await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(localStorage.getItem("tabellone.draft.new-event")).toBeNull());
});

test("a refusal keeps what was typed and stands in the form", async () => {
  fakeShell({
    ...sample,
    create_from_template: () => {
      throw { code: "internal", data: { details: "disk" } };
    },
  });
  localStorage.setItem(
    "tabellone.draft.new-from-template",
    JSON.stringify({ title: "Torneo", playsOn: "2026-05-09" }),
  );
  render(NewEvent, { from: "template" });
  await userEvent.click(screen.getByRole("button", { name: "Crea la manifestazione" }));
  await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
  expect(screen.getByLabelText("Titolo")).toHaveValue("Torneo");
});

// What a closed dialog leaves on the page for a moment does not matter here.
const user = userEvent.setup({ pointerEventsCheck: 0 });

const found: HandOverPreview = {
  title: "Torneo di primavera",
  beginsOn: "2026-03-21",
  sections: 2,
  entries: 48,
  games: 30,
  writtenAt: "2026-03-21T10:00:00",
  conflicts: [],
  sameEvent: null,
};
async function openFile(replies: Replies) {
  const shell = fakeShell(
    { ...sample, list_events: [], ...replies },
    { choose_open: { token: "t1", name: "torneo.tabellone" } },
  );
  location.hash = "#/events";
  render(Events);
  await user.click(await screen.findByRole("button", { name: "Apri una manifestazione da file" }));
  return { shell, asked: (name: string) => shell.asked.filter((one) => one.name === name) };
}

test("an event on its way in is stopped, and its dialog says so", async () => {
  let refuse = (_: unknown) => {};
  const { shell, asked } = await openFile({
    preview_take_over: found,
    take_over: () => new Promise((_, stop) => (refuse = stop)),
    stop_task: () => {
      refuse({ code: "work-cancelled", data: {} });
      return null;
    },
  });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Porta qui" }));
  const bar = await dialog.findByRole("progressbar");
  shell.progress(300, 600);
  await waitFor(() => expect(bar).toHaveValue(0.5));
  const [stop] = dialog.getAllByRole("button", { name: "Annulla" });
  await user.click(stop as HTMLElement);
  expect(await dialog.findByText("Lavoro fermato. I dati sono come prima.")).toBeVisible();
  expect(asked("stop_task")).toHaveLength(1);
});

test("a dialog that was closed stops the work, and leads nowhere if it was too late", async () => {
  let end = (_: EventSaved) => {};
  const { asked } = await openFile({
    preview_take_over: found,
    take_over: () => new Promise((done) => (end = done)),
    stop_task: null,
  });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Porta qui" }));
  await user.click(dialog.getByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(asked("stop_task")).toHaveLength(1));
  end({ id: 7, warnings: [] });
  await new Promise((after) => setTimeout(after));
  expect(location.hash).toBe("#/events");
});

test("what a file holds is not shown once its dialog was closed", async () => {
  let end = (_: HandOverPreview) => {};
  await openFile({ preview_take_over: () => new Promise((done) => (end = done)) });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  end(found);
  await new Promise((after) => setTimeout(after));
  expect(screen.queryByRole("dialog")).toBeNull();
});
