// Copies of the data, before there is one and on the way back to one.
import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { BackupState } from "@ipc/index";
import { openScreen } from "../../test/open";
import Copies from "./Copies.svelte";

vi.setConfig({ testTimeout: 30_000 });

const state: BackupState = {
  folder: "/dati/copie",
  secondFolder: null,
  last: null,
  trouble: null,
  copies: [],
};

test("that there is no copy yet is said once", async () => {
  openScreen(Copies, {}, { backup_state: state });
  expect(await screen.findAllByText("Nessuna copia ancora.")).toHaveLength(1);
  expect(screen.queryByText("Copie pronte")).not.toBeInTheDocument();
});

test("drafts about other data go with them", async () => {
  const copy = {
    id: "home/a.db",
    madeAt: "2006-04-25T10:00:00",
    size: 9,
    secondFolder: false,
    holds: { events: 1, entries: 8, games: 3 },
  };
  const { asked } = openScreen(
    Copies,
    {},
    {
      backup_state: { ...state, copies: [copy] },
      preview_backup: { ...copy, good: true, events: [], changesSince: 1 },
      restore_backup: null,
    },
  );
  expect(await screen.findByText("una manifestazione, 8 iscritti, 3 partite")).toBeVisible();
  localStorage.setItem("tabellone.draft.event-1-prizes", "{}");
  await userEvent.click(await screen.findByRole("button", { name: /^Riprendi questa copia/ }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Riprendi questa copia" }));
  await waitFor(() => expect(asked("restore_backup")).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem("tabellone.draft.event-1-prizes")).toBeNull());
});
