import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Imported, ImportPreview } from "@ipc/index";
import { expectAccessible } from "../../test/axe";
import { entries } from "../../test/entries";
import InDay from "../../test/InDay.svelte";
import { openScreen } from "../../test/open";
import type { Replies } from "../../test/shell";
import ImportEntries from "./ImportEntries.svelte";

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

const preview = entries.preview_import as ImportPreview;
const open = (replies: Replies = {}) =>
  openScreen(
    ImportEntries,
    { event: 1 },
    {
      confirm_import: { entries: 2, newAthletes: 1, newClubs: 0, leftOut: 1 },
      ...replies,
    },
    { choose_open: { token: "t1", name: "iscritti.csv" } },
  );
const choose = async () =>
  user.click(await screen.findByRole("button", { name: "Scegli il file" }));

test("a file is shown row by row before anything is written", async () => {
  const { asked } = open();
  await choose();
  expect(await screen.findByText(/Entrano 2\. Restano fuori 1\./)).toBeVisible();
  expect(asked("preview_import")[0]).toMatchObject({
    event: 1,
    source: { kind: "file", file: "t1" },
  });
  expect(asked("confirm_import")).toEqual([]);
  await expectAccessible();
});

test("what was seen is what is written: the columns go along", async () => {
  const { asked } = open();
  await choose();
  await user.click(await screen.findByRole("button", { name: "Importa 2 iscrizioni" }));
  await waitFor(() =>
    expect(asked("confirm_import")[0]).toMatchObject({
      columns: preview.columns,
      headerRow: 0,
      sheet: "Iscritti",
    }),
  );
  await waitFor(() => expect(location.hash).toBe("#/event/1/entries?tab=list"));
});

test("pasted cells are read as they are", async () => {
  const { asked } = open();
  await user.click(await screen.findByRole("radio", { name: "Incolla le celle" }));
  screen.getByLabelText("Celle incollate").focus();
  await user.paste("Cognome\tNome\nNeri\tLia");
  expect(await screen.findByText(/Entrano 2/)).toBeVisible();
  expect(asked("preview_import")[0]).toMatchObject({
    source: { kind: "pasted", text: "Cognome\tNome\nNeri\tLia" },
  });
});

test("an unreadable file says so, and another can be chosen", async () => {
  open({
    preview_import: () => {
      throw { code: "disk-full", data: {} };
    },
  });
  await choose();
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByRole("button", { name: "Scegli il file" })).toBeEnabled();
});

test("a list after the deadline needs a reason, and keeps the list until it has one", async () => {
  const { asked } = open({ preview_import: { ...preview, late: true } });
  await choose();
  await user.click(await screen.findByRole("button", { name: "Importa 2 iscrizioni" }));
  expect(asked("confirm_import")).toEqual([]);
  const reason = screen.getByLabelText("Perché la accetti");
  expect(reason).toBeInvalid();
  await user.type(reason, "Fax rotto");
  await user.click(screen.getByRole("button", { name: "Importa 2 iscrizioni" }));
  await waitFor(() =>
    expect(asked("confirm_import")[0]).toMatchObject({ lateReason: "Fax rotto" }),
  );
});

test("a long import can be stopped, and the list stays", async () => {
  let stop = (_: unknown) => {};
  const { asked } = open({
    confirm_import: () => new Promise((_, refuse) => (stop = refuse)),
    stop_task: () => {
      stop({ code: "import-cancelled", data: {} });
      return null;
    },
  });
  await choose();
  await user.click(await screen.findByRole("button", { name: "Importa 2 iscrizioni" }));
  await user.click(await screen.findByRole("button", { name: "Annulla" }));
  expect(await screen.findByText("Importazione fermata. Non è cambiato nulla.")).toBeVisible();
  expect(asked("stop_task")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Importa 2 iscrizioni" })).toBeEnabled();
});

test("pasted cells come back as a draft, without the columns that are not read", async () => {
  const { rows } = preview;
  const phone = rows.map((row) => ({ ...row, cells: row.cells.with(5, "AX 4411") }));
  const { shell, asked } = open({ preview_import: { ...preview, rows: phone } });
  await user.click(await screen.findByRole("radio", { name: "Incolla le celle" }));
  screen.getByLabelText("Celle incollate").focus();
  await user.paste("Cognome\tNome\nNeri\tLia");
  await screen.findByText(/Entrano 2/);
  const kept = () => localStorage.getItem("tabellone.draft.event-1-import");
  await waitFor(() => expect(kept()).toContain("Cognome\\tNome"));
  expect(kept()).not.toContain("AX 4411");
  cleanup();
  render(InDay, { screen: ImportEntries, given: { event: 1 } });
  expect(await screen.findByText(/Ecco quello che avevi scritto/)).toBeVisible();
  expect(await screen.findByText(/Entrano 2/)).toBeVisible();
  expect(asked("preview_import").at(-1)).toMatchObject({
    source: { kind: "pasted", text: expect.stringMatching(/^Cognome\tNome\t/) as string },
  });
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Ricomincia" }));
  expect(screen.getByLabelText("Celle incollate")).toHaveValue("");
  await waitFor(() => expect(kept()).toBeNull());
  expect(shell.asked.map(({ name }) => name)).not.toContain("confirm_import");
});

test("what is pasted over a draft is not kept before it is read", async () => {
  open({ preview_import: () => new Promise(() => {}) });
  cleanup();
  const key = "tabellone.draft.event-1-import";
  const draft = { pasted: "Cognome\tNome\nNeri\tLia", lateReason: "" };
  localStorage.setItem(key, JSON.stringify(draft));
  render(InDay, { screen: ImportEntries, given: { event: 1 } });
  const cells = await screen.findByLabelText<HTMLTextAreaElement>("Celle incollate");
  expect(cells).toHaveValue(draft.pasted);
  await fireEvent.input(cells, { target: { value: "Cognome\tDocumento\nVerdi\tAX 4411" } });
  await waitFor(() => expect(localStorage.getItem(key)).not.toBe(JSON.stringify(draft)));
  expect(localStorage.getItem(key) ?? "").not.toContain("AX 4411");
});

test("a list that takes long to read can be given up", async () => {
  open({ preview_import: () => new Promise(() => {}) });
  await choose();
  await user.click(await screen.findByRole("button", { name: "Annulla" }));
  expect(screen.getByRole("button", { name: "Scegli il file" })).toBeEnabled();
  expect(screen.queryByText("Leggo il file")).toBeNull();
});

test("an import that ends after its page was left leads nowhere", async () => {
  let end = (_: Imported) => {};
  open({ confirm_import: () => new Promise((done) => (end = done)) });
  await choose();
  await user.click(await screen.findByRole("button", { name: "Importa 2 iscrizioni" }));
  cleanup();
  location.hash = "#/event/1/rounds";
  end({ entries: 2, newAthletes: 1, newClubs: 0, leftOut: 1 });
  await new Promise((after) => setTimeout(after));
  expect(location.hash).toBe("#/event/1/rounds");
});
