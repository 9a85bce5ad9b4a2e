// Copies of the data, before there is one.
import { screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { BackupState } from "@ipc/index";
import { openScreen } from "../../test/open";
import Copies from "./Copies.svelte";

vi.setConfig({ testTimeout: 30_000 });

test("that there is no copy yet is said once", async () => {
  const state: BackupState = {
    folder: "/dati/copie",
    secondFolder: null,
    last: null,
    trouble: null,
    copies: [],
  };
  openScreen(Copies, {}, { backup_state: state });
  expect(await screen.findAllByText("Nessuna copia ancora.")).toHaveLength(1);
  expect(screen.queryByText("Copie pronte")).not.toBeInTheDocument();
});
