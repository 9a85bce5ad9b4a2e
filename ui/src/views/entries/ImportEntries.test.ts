import { screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { ImportPreview } from "@ipc/index";
import { expectAccessible } from "../../test/axe";
import { entries } from "../../test/entries";
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
    { choose_open: "/elenchi/iscritti.csv" },
  );
const choose = async () =>
  user.click(await screen.findByRole("button", { name: "Scegli il file" }));

test("a file is shown row by row before anything is written", async () => {
  const { asked } = open();
  await choose();
  expect(await screen.findByText(/Entrano 2\. Restano fuori 1\./)).toBeVisible();
  expect(asked("preview_import")[0]).toMatchObject({
    event: 1,
    source: { kind: "file", path: "/elenchi/iscritti.csv" },
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
    cancel_import: () => {
      stop({ code: "import-cancelled", data: {} });
      return null;
    },
  });
  await choose();
  await user.click(await screen.findByRole("button", { name: "Importa 2 iscrizioni" }));
  await user.click(await screen.findByRole("button", { name: "Annulla" }));
  expect(await screen.findByText("Importazione fermata. Non è cambiato nulla.")).toBeVisible();
  expect(asked("cancel_import")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Importa 2 iscrizioni" })).toBeEnabled();
});
