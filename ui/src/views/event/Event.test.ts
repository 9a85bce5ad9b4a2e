import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Overview, SectionRow } from "@ipc/index";
import { expectAccessible } from "../../test/axe";
import { openScreen } from "../../test/open";
import { sample } from "../../test/sample";
import { fakeShell, type Replies } from "../../test/shell";
import Event from "./Event.svelte";
import ExportDialog from "./ExportDialog.svelte";

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

const overview = sample.event_overview as Overview;
const open = (change: Partial<Overview> = {}, replies: Replies = {}) =>
  openScreen(
    Event,
    { event: 1 },
    {
      event_overview: { ...overview, ...change },
      forecast: { rounds: [], spareMinutes: null, spareAtWorst: null, remedies: [] },
      ...replies,
    },
    { save_made: { files: ["/penna/campionato.tabellone"] } },
  );
const nextCard = async () => within(await screen.findByRole("region", { name: "Adesso" }));

test("names the one next thing, and its button leads there", async () => {
  open();
  const card = await nextCard();
  expect(card.getByText("Maschile, turno 3: mancano 4 risultati.")).toBeVisible();
  await user.click(card.getByRole("button", { name: "Vai ai turni" }));
  expect(location.hash).toBe("#/event/1/rounds?section=1");
});

test("what comes after it stands below, each with its own way", async () => {
  open();
  const card = await nextCard();
  const link = card.getByRole("link", { name: /iscrizioni: Ci sono 3 cose/ });
  expect(link).toHaveAttribute("href", "#/event/1/entries?tab=problems");
  await expectAccessible();
});

test("the clock stands between what is over and what is to come", async () => {
  open();
  const programme = within(await screen.findByRole("region", { name: "Programma" }));
  await programme.findByText("Ora sono le 15:12", {}, { timeout: 5000 });
  const lines = programme.getAllByRole("listitem").map((line) => line.textContent.trim());
  const now = lines.findIndex((line) => line.startsWith("Ora sono le 15:12"));
  expect(lines[now - 1]).toContain("Ripresa e ultimi turni");
  expect(lines[now + 1]).toContain("Premiazione e chiusura");
});

test("when everything is done, archiving is the next thing and says what it means", async () => {
  const { asked } = open(
    { next: { ...overview.next, code: "archive", step: "event", section: null }, also: [] },
    { archive_event: null },
  );
  const card = await nextCard();
  await user.click(card.getByRole("button", { name: "Metti in archivio" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/si potrà solo leggere/)).toBeVisible();
  expect(asked("archive_event")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Metti in archivio" }));
  await waitFor(() => expect(asked("archive_event")).toEqual([{ event: 1 }]));
});

test("an event that cannot be read says why", async () => {
  openScreen(
    Event,
    { event: 1 },
    {
      event_overview: () => {
        throw { code: "disk-full", data: { path: "/dati", details: "" } };
      },
    },
  );
  expect(await screen.findByText(/disco è pieno/i)).toBeVisible();
});

const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a half-written programme comes back as a draft, unless it was cancelled", async () => {
  open();
  const edit = async () => {
    await user.click(await screen.findByRole("button", { name: "Cambia il programma" }));
    return screen.findAllByLabelText("Che cosa");
  };
  const before = (await edit()).length;
  await user.click(screen.getByRole("button", { name: "Aggiungi un orario" }));
  await user.type(screen.getAllByLabelText("Che cosa").at(-1) as HTMLElement, "Saluti");
  await user.keyboard("{Escape}");
  await closed();
  const again = await edit();
  expect(again).toHaveLength(before + 1);
  expect(again.at(-1)).toHaveValue("Saluti");
  expect(screen.getByText(/Ecco quello che avevi scritto/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Annulla" }));
  await closed();
  expect(await edit()).toHaveLength(before);
});

test("a half-chosen section comes back as a draft, with the kind it had", async () => {
  const { form } = overview.sections[0] as SectionRow;
  open(
    {},
    {
      default_section: ({ kind, category }) => ({ ...form, title: "", kind, category }),
    },
  );
  const add = async () => {
    await user.click(await screen.findByRole("button", { name: "Aggiungi una gara" }));
    return screen.findByLabelText("Titolo");
  };
  await user.type(await add(), "Esordienti");
  await user.keyboard("{Escape}");
  await closed();
  expect(await add()).toHaveValue("Esordienti");
  await user.click(screen.getByRole("button", { name: "Ricomincia" }));
  expect(screen.getByLabelText("Titolo")).toHaveValue("");
});

/** Work that goes on until its button is pressed. */
function stoppable() {
  let refuse = (_: unknown) => {};
  const work = () => new Promise<never>((_, stop) => (refuse = stop));
  const stop_task = () => {
    refuse({ code: "work-cancelled", data: {} });
    return null;
  };
  return { work, stop_task };
}

test("an event on its way to a file shows how far it is, and is stopped", async () => {
  const { work, stop_task } = stoppable();
  const { shell, asked } = open({}, { hand_over: work, stop_task });
  await user.click(await screen.findByRole("button", { name: "Altro" }));
  await user.click(await screen.findByRole("menuitem", { name: "Consegna su file" }));
  // Nothing that tells of health goes along unless somebody says so.
  expect(await screen.findByRole("checkbox", { name: /protesi/ })).not.toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: /Recapiti/ }));
  await user.click(screen.getByRole("button", { name: "Scegli dove salvare" }));
  const bar = await screen.findByRole("progressbar", { name: "Scrivo il file" });
  expect(asked("hand_over")[0]).toMatchObject({
    along: { cards: true, contacts: true, hearingAids: false },
  });
  shell.progress(1, 4);
  await waitFor(() => expect(bar).toHaveValue(0.25));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(asked("stop_task")).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

test("closing the dialog of an export stops the file", async () => {
  const { work, stop_task } = stoppable();
  const shell = fakeShell({ export_file: work, stop_task });
  const { component } = render(ExportDialog, { event: 1 });
  component.show();
  await user.click(await screen.findByRole("button", { name: "Salva il file" }));
  await screen.findByRole("progressbar", { name: "Scrivo il file" });
  await user.keyboard("{Escape}");
  await closed();
  expect(shell.asked.map(({ name }) => name)).toEqual(["export_file", "stop_task"]);
});

test("an event in the archive offers nothing that would be refused", async () => {
  open({ event: { ...overview.event, state: "archived" } });
  await screen.findByRole("region", { name: "Programma" });
  expect(screen.queryByRole("button", { name: "Cambia il programma" })).toBeNull();
});
