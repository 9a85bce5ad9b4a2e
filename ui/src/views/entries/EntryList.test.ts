import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../test/axe";
import { openScreen } from "../../test/open";
import type { Replies } from "../../test/shell";
import EntryList from "./EntryList.svelte";

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ pointerEventsCheck: 0 });

const open = (replies: Replies = {}, entry: number | null = null) =>
  openScreen(EntryList, { event: 1, entry }, replies);
/** The rows under the titles. */
const rows = () => screen.getAllByRole("row").slice(1);

test("lists everyone with what they are: present, withdrawn, late", async () => {
  open();
  await screen.findByText("Rossi");
  expect(rows()).toHaveLength(10);
  const row = (name: string) => rows().find((one) => one.textContent.includes(name));
  expect(row("Rossi")).toHaveTextContent("presente");
  expect(row("Lombardi")).toHaveTextContent("ritirato");
  expect(row("Conti")).toHaveTextContent("in ritardo");
  await expectAccessible();
});

test("the search needs no accents, and finds clubs and cards too", async () => {
  open();
  await screen.findByText("Rossi");
  const search = screen.getByLabelText("Cerca");
  await user.type(search, "trinita");
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.clear(search);
  await user.type(search, "torino");
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.clear(search);
  await user.type(search, "00317");
  await waitFor(() => expect(rows()[0]).toHaveTextContent("Bianchi"));
});

test("a document's number is shown only when it is asked for", async () => {
  const { asked } = open({}, 1);
  const show = await screen.findByRole("button", { name: "Mostra il numero" });
  expect(screen.queryByText(/PROVA-34/)).toBeNull();
  expect(asked("reveal_document")).toEqual([]);
  await user.click(show);
  expect(await screen.findByText(/PROVA-34/)).toBeVisible();
  expect(asked("reveal_document")).toEqual([{ entry: 1 }]);
});

test("removing an entry asks first and says what stays", async () => {
  const { asked } = open({ remove_entry: null }, 1);
  await user.click(await screen.findByRole("button", { name: "Togli l'iscrizione" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/La scheda resta in archivio/)).toBeVisible();
  expect(asked("remove_entry")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Togli l'iscrizione" }));
  await waitFor(() => expect(asked("remove_entry")).toEqual([{ entry: 1 }]));
});

test("someone new is entered with the name as typed, once, even if the entry is refused first", async () => {
  let refuse = true;
  const { asked } = open({
    search_athletes: [],
    save_athlete: { id: 99, form: {} as never, clubName: null, events: 0 },
    add_entry: () => {
      if (refuse) throw { code: "disk-full", data: {} };
      return { id: 50, label: { surname: "Neri", name: "Lia Ada" } } as never;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Aggiungi un iscritto" }));
  await user.type(await screen.findByLabelText("Atleta"), "Neri Lia Ada");
  const enter = screen.getByRole("button", { name: "Iscrivi" });
  await user.click(enter);
  await waitFor(() => expect(asked("add_entry")).toHaveLength(1));
  refuse = false;
  await user.click(enter);
  await waitFor(() => expect(asked("add_entry")).toHaveLength(2));
  expect(asked("save_athlete")).toHaveLength(1);
  expect(asked("save_athlete")[0]).toMatchObject({ form: { surname: "Neri", name: "Lia Ada" } });
  expect(asked("add_entry")[1]).toMatchObject({ athlete: 99, section: 1 });
});

test("someone half entered comes back as a draft", async () => {
  open();
  const add = async () => {
    await user.click(await screen.findByRole("button", { name: "Aggiungi un iscritto" }));
    return screen.findByLabelText("Atleta");
  };
  await user.type(await add(), "Neri Lia");
  await user.keyboard("{Escape}{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await add()).toHaveValue("Neri Lia");
  await user.click(screen.getByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await add()).toHaveValue("");
});
