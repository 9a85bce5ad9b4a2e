// Longer work of the settings: it tells how far it is, and can be stopped until it is too late.
import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { BackupState } from "@ipc/index";
import { openScreen } from "../../test/open";
import Copies from "./Copies.svelte";
import Privacy from "./Privacy.svelte";

vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

const made = "2026-05-20T10:00:00";
const state: BackupState = {
  folder: "/dati/copie",
  secondFolder: null,
  last: made,
  trouble: null,
  copies: [{ id: "home/una.db", madeAt: made, size: 4096, secondFolder: false, holds: null }],
};

/** An answer that comes only as a refusal, when the work is stopped. */
function stoppable() {
  let refuse: (reason: unknown) => void = () => {};
  const work = () => new Promise<never>((_, no) => (refuse = no));
  const stop = () => (refuse({ code: "work-cancelled", data: {} }), null);
  return { work, stop };
}

test("a copy is stopped", async () => {
  const { work, stop } = stoppable();
  const { shell, asked } = openScreen(
    Copies,
    {},
    { backup_state: state, backup_now: work, stop_task: stop },
  );
  await user.click(await screen.findByRole("button", { name: "Fai una copia adesso" }));
  const bar = await screen.findByRole("progressbar", { name: "Lavoro sulle copie" });
  expect(bar).not.toHaveAttribute("value");
  shell.progress(1, 2, "another");
  shell.progress(1, 4);
  await waitFor(() => expect(bar).toHaveAttribute("value", "0.25"));
  await user.click(screen.getByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(asked("stop_task")).toHaveLength(1));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
});

test("the return to a copy is stopped, but not once it has taken its place", async () => {
  const { work, stop } = stoppable();
  const preview = { id: "home/una.db", madeAt: made, good: true, changesSince: 3 };
  const { shell, asked } = openScreen(
    Copies,
    {},
    {
      backup_state: state,
      preview_backup: { ...preview, events: [] },
      restore_backup: work,
      stop_task: stop,
    },
  );
  await user.click(await screen.findByRole("button", { name: /^Riprendi.*:/ }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: /^Riprendi/ }));
  await within(dialog).findByRole("progressbar", { name: "Rimetto la copia" });
  const cancel = () => within(dialog).queryByRole("button", { name: "Annulla" });
  expect(cancel()).toBeVisible();
  shell.progress(8, 8);
  await waitFor(() => expect(cancel()).toBeNull());
  shell.progress(4, 8);
  await waitFor(() => expect(cancel()).toBeVisible());
  await user.click(cancel() as HTMLElement);
  await waitFor(() => expect(asked("stop_task")).toHaveLength(1));
  expect(await within(dialog).findByText("Lavoro fermato. I dati sono come prima.")).toBeVisible();
});

test("a look into a copy on a slow stick is given up", async () => {
  const { work } = stoppable();
  openScreen(Copies, {}, { backup_state: state, preview_backup: work });
  await user.click(await screen.findByRole("button", { name: /^Riprendi.*:/ }));
  const bar = await screen.findByRole("progressbar", { name: "Lavoro sulle copie" });
  await user.click(screen.getByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: /^Riprendi.*:/ })).toBeEnabled();
});

test("the removal of personal data is stopped, but not once the file is written", async () => {
  const { work, stop } = stoppable();
  const counts = { documents: 2, cards: 3, birthYears: 1, contacts: 0, hearingAids: 0, backups: 1 };
  const { shell, asked } = openScreen(
    Privacy,
    {},
    {
      purge_preview: { event: 1, ...counts, purgedAt: null },
      purge_event: work,
      stop_task: stop,
    },
  );
  await waitFor(() => expect(asked("list_events")).toHaveLength(1));
  // Typed while the list is closed, a name is chosen at once.
  screen.getByRole("button", { name: /^Manifestazione/ }).focus();
  await user.keyboard("Camp");
  await user.click(screen.getByRole("button", { name: "Togli i dati personali" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Togli i dati personali" }));
  await screen.findByRole("progressbar", { name: "Tolgo i dati personali" });
  shell.progress(1, 1);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Annulla" })).toBeNull());
  shell.progress(2000, 9000);
  await user.click(await screen.findByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(asked("stop_task")).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(screen.getByRole("button", { name: "Togli i dati personali" })).toBeEnabled();
});
