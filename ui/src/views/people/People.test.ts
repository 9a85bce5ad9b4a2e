import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { AthleteRow, ClubRow } from "@ipc/index";
import { expectAccessible } from "../../test/axe";
import { athletes } from "../../test/entries";
import { openScreen } from "../../test/open";
import type { Replies } from "../../test/shell";
import People from "./People.svelte";

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

const [mario] = athletes as [AthleteRow];
const twice: AthleteRow = { ...mario, id: 8, form: { ...mario.form, name: "M.", card: null } };
const club = (id: number, name: string): ClubRow => ({
  id,
  form: { name, town: "Bologna", contact: "" },
  athletes: 4,
});
const replies: Replies = {
  search_athletes: [mario, twice],
  search_clubs: [club(1, "GS Sordi Esempio"), club(2, "G.S. Sordi Esempio")],
  athlete_record: {
    athlete: mario,
    entries: [
      { event: "Campionato", section: "Maschile", document: "••••34", games: 3, rulings: 0 },
    ],
    neededBy: ["Campionato"],
  },
  merge_athletes: null,
  merge_clubs: null,
};
const open = (given: Record<string, unknown>, more: Replies = {}) =>
  openScreen(People, given, { ...replies, ...more });

async function pick(label: string, text: string, choice: RegExp | string) {
  await user.type(await screen.findByLabelText(label), text);
  const options = await screen.findAllByText(choice);
  await user.click(options.at(-1) as HTMLElement);
}

test("shows what is kept about a person, and no document number", async () => {
  open({ athlete: "7" });
  expect(await screen.findByText(/Campionato, Maschile: partite 3/)).toBeVisible();
  expect(screen.getByText("documento ••••34")).toBeVisible();
  await expectAccessible();
});

test("a record is put right with everything it had", async () => {
  const { asked } = open({ athlete: "7" }, { save_athlete: mario });
  await user.click(await screen.findByRole("button", { name: "Correggi" }));
  const card = await screen.findByLabelText(/^Tessera/);
  expect(card).toHaveValue("00117");
  await user.clear(card);
  await user.type(card, "00118");
  await user.click(screen.getByRole("button", { name: "Salva la scheda" }));
  await waitFor(() =>
    expect(asked("save_athlete")).toEqual([{ id: 7, form: { ...mario.form, card: "00118" } }]),
  );
});

test("a person entered twice becomes one, and cannot be merged with itself", async () => {
  const { asked } = open({ athlete: "7" });
  await user.click(await screen.findByRole("button", { name: "Unisci un'altra scheda" }));
  await pick("Scheda doppia", "Rossi", "Rossi M.");
  expect(screen.queryByRole("option", { name: /Rossi Mario/ })).toBeNull();
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Unisci un'altra scheda" }));
  await waitFor(() => expect(asked("merge_athletes")).toEqual([{ keep: 7, duplicate: 8 }]));
});

test("a club written in two ways becomes one", async () => {
  const { asked } = open({ club: "1" });
  expect(await screen.findByRole("heading", { name: "GS Sordi Esempio" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Unisci un'altra società" }));
  await pick("Scheda doppia", "G.S.", "G.S. Sordi Esempio");
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Unisci un'altra società" }));
  await waitFor(() => expect(asked("merge_clubs")).toEqual([{ keep: 1, duplicate: 2 }]));
});

test("a refused merge says why and stays open", async () => {
  open(
    { club: "1" },
    {
      merge_clubs: () => {
        throw { code: "merge-with-itself", data: {} };
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Unisci un'altra società" }));
  await pick("Scheda doppia", "G.S.", "G.S. Sordi Esempio");
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Unisci un'altra società" }));
  expect(await dialog.findByText("Scegli due schede diverse da unire.")).toBeVisible();
  await expectAccessible();
});

test("erasing says whose name must stay, before anything is erased", async () => {
  const { asked } = open({ athlete: "7" }, { erase_athlete: { whole: false } });
  await user.click(await screen.findByRole("button", { name: "Cancella i dati" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/Il nome resta nei risultati di: Campionato/)).toBeVisible();
  expect(asked("erase_athlete")).toEqual([]);
});

const card = () => screen.findByLabelText(/^Tessera/);
const correct = async () => user.click(await screen.findByRole("button", { name: "Correggi" }));

test("a record half put right comes back when its dialog closed by mistake", async () => {
  open({ athlete: "7" });
  await correct();
  await user.type(await card(), "9");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await correct();
  expect(await card()).toHaveValue("001179");
  expect(screen.getByText(/Ecco quello che avevi scritto/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Cognome")).toHaveFocus());
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Ricomincia" }));
  expect(await card()).toHaveValue("00117");
});

test("a dialog that is cancelled throws away what was typed, and so does a saved one", async () => {
  open({ athlete: "7" }, { save_athlete: mario });
  for (const way of ["Annulla", "Salva la scheda"]) {
    await correct();
    await user.type(await card(), "9");
    await user.click(screen.getByRole("button", { name: way }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await correct();
    expect(await card()).toHaveValue("00117");
    expect(screen.queryByText(/Ecco quello che avevi scritto/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

test("a refused record keeps what was typed", async () => {
  open(
    { athlete: "7" },
    {
      save_athlete: () => {
        throw { code: "athlete-card-unique", data: {} };
      },
    },
  );
  await correct();
  await user.type(await card(), "9");
  await user.click(screen.getByRole("button", { name: "Salva la scheda" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(await card()).toHaveValue("001179");
});

test("once erased, the question is gone and so is what was typed about the person", async () => {
  open({ athlete: "7" }, { erase_athlete: { whole: false } });
  await correct();
  await user.type(await card(), "9");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(await screen.findByRole("button", { name: "Cancella i dati" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Cancella i dati" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
});

test("surnames stand out in the list", async () => {
  open({});
  const [surname] = await screen.findAllByText("Rossi");
  expect(surname?.tagName).toBe("B");
});
