import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { SaveForm } from "@ipc/index";
import { setLanguage } from "@shared/i18n";
import { expectAccessible } from "../../test/axe";
import { entries } from "../../test/entries";
import InDay from "../../test/InDay.svelte";
import { sample } from "../../test/sample";
import { fakeShell, type FakeShell } from "../../test/shell";
import Entries from "./Entries.svelte";

// Six lines of composed fields take a while where nothing is drawn.
vi.setConfig({ testTimeout: 30_000 });

let shell: FakeShell;

beforeEach(() => {
  localStorage.clear();
  setLanguage("it");
  location.hash = "#/event/1/entries?form=new";
  shell = fakeShell({ ...sample, ...entries });
});

async function open(form = "new", more: Record<string, string> = {}) {
  const view = render(InDay, { screen: Entries, given: { event: 1, form, ...more } });
  await screen.findByLabelText("Cognome, riga 1");
  return view;
}

const saved = () =>
  shell.asked.filter(({ name }) => name === "save_form").map(({ arg }) => arg as SaveForm);
const club = () => screen.getByLabelText("Società", { selector: "input" });
const save = () => userEvent.click(screen.getByRole("button", { name: "Salva il modulo" }));

/** The clock of the sample is past the deadline; most tests are not about that. */
function inTime() {
  const overview = sample.event_overview;
  if (!overview || typeof overview === "function") throw new Error("sample overview is data");
  shell.reply({ event_overview: { ...overview, now: "2026-05-01T10:00:30" } });
}

test("has six numbered lines, as on paper", async () => {
  inTime();
  await open();
  expect(screen.getAllByRole("group", { name: /^Riga \d$/ })).toHaveLength(6);
  for (const field of ["Cognome", "Nome", "Tessera FSSI", "Documento", "Anno", "Maschile"]) {
    expect(screen.getByLabelText(`${field}, riga 6`)).toBeVisible();
  }
  await expectAccessible();
});

test("sends only the lines that say something, with the club by name", async () => {
  inTime();
  await open();
  await userEvent.type(club(), "Nuova ASD");
  await userEvent.type(screen.getByLabelText("Cognome, riga 2"), "Neri");
  await userEvent.type(screen.getByLabelText("Nome, riga 2"), "Lia");
  await userEvent.click(screen.getByLabelText("Femminile, riga 2"));
  await userEvent.click(screen.getByLabelText("Firma del presidente"));
  await save();
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({
    event: 1,
    id: null,
    form: {
      club: null,
      clubName: "Nuova ASD",
      receivedAt: "2026-05-01T10:00:00",
      signed: true,
      lateReason: null,
      lines: [{ line: 2, surname: "Neri", name: "Lia", sections: [2], document: null }],
    },
  });
  expect(location.hash).toBe("#/event/1/entries?tab=forms");
});

test("type-ahead on a surname fills the line with the known athlete", async () => {
  inTime();
  await open();
  await userEvent.type(screen.getByLabelText("Cognome, riga 1"), "ros");
  await screen.findByText("Rossi Mario");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByLabelText("Cognome, riga 1")).toHaveValue("Rossi");
  expect(screen.getByLabelText("Nome, riga 1")).toHaveValue("Mario");
  expect(screen.getByLabelText("Tessera FSSI, riga 1")).toHaveValue("00117");
  expect(screen.getByLabelText("Anno, riga 1")).toHaveValue("1984");
  expect(screen.getByLabelText("Maschile, riga 1")).toBeChecked();
});

test("a late form needs a reason", async () => {
  await open();
  expect(screen.getByText(/Arrivato dopo la scadenza/)).toBeVisible();
  await userEvent.type(club(), "Nuova ASD");
  await save();
  expect(await screen.findByText("Scrivi perché accetti il modulo in ritardo.")).toBeVisible();
  expect(saved()).toEqual([]);
  await userEvent.type(screen.getByLabelText("Perché lo accetti"), "Fax rotto");
  await save();
  await waitFor(() => expect(saved()[0]?.form.lateReason).toBe("Fax rotto"));
});

test("a refusal stands in the form and keeps what was typed", async () => {
  inTime();
  shell.reply({
    save_form: () => {
      throw { code: "athlete-on-another-form", data: { athlete: "Neri Lia", club: "ENS Torino" } };
    },
  });
  await open();
  await userEvent.type(club(), "Nuova ASD");
  await userEvent.type(screen.getByLabelText("Cognome, riga 1"), "Neri");
  await save();
  expect(await screen.findByText(/Neri Lia è già sul modulo di ENS Torino/)).toBeVisible();
  expect(club()).toHaveValue("Nuova ASD");
  expect(screen.getByLabelText("Cognome, riga 1")).toHaveValue("Neri");
});

test("a line without a surname is named, and nothing is sent", async () => {
  inTime();
  await open();
  await userEvent.type(club(), "Nuova ASD");
  await userEvent.type(screen.getByLabelText("Nome, riga 4"), "Lia");
  await save();
  expect(await screen.findByText("Alla riga 4 manca il cognome.")).toBeVisible();
  expect(screen.getByLabelText("Cognome, riga 4")).toBeInvalid();
  expect(saved()).toEqual([]);
});

test("a half-filled form comes back as a draft", async () => {
  inTime();
  const first = await open();
  await userEvent.type(screen.getByLabelText("Cognome, riga 3"), "Neri");
  first.unmount();
  await open();
  expect(screen.getByLabelText("Cognome, riga 3")).toHaveValue("Neri");
  await userEvent.click(screen.getByRole("button", { name: "Ricomincia" }));
  expect(screen.getByLabelText("Cognome, riga 3")).toHaveValue("");
});

test("a draft never holds the number of a document", async () => {
  inTime();
  const first = await open();
  await userEvent.type(screen.getByLabelText("Cognome, riga 1"), "Neri");
  await userEvent.type(screen.getByLabelText("Documento, riga 1"), "PROVA-77");
  first.unmount();
  expect(JSON.stringify({ ...localStorage })).toContain("Neri");
  expect(JSON.stringify({ ...localStorage })).not.toContain("PROVA-77");
  await open();
  expect(screen.getByText(/scrivili di nuovo/)).toBeVisible();
  expect(screen.getByLabelText("Documento, riga 1")).toHaveValue("");
});

test("Enter goes down the sheet instead of sending it", async () => {
  inTime();
  await open();
  screen.getByLabelText("Nome, riga 1").focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByLabelText("Cognome, riga 2")).toHaveFocus();
  expect(saved()).toEqual([]);
});

test("a stored document number stays masked until it is asked for, and is not sent back", async () => {
  await open("2", { line: "3" });
  expect(screen.getByLabelText("Cognome, riga 3")).toHaveFocus();
  expect(screen.getByLabelText("Documento, riga 1")).toHaveAttribute("placeholder", "••••34");
  expect(screen.queryByText("PROVA-34")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Altri dati della riga 1" }));
  expect(screen.getByRole("button", { name: "Vuota la riga" })).toBeDisabled();
  await save();
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.form.lines[0]?.document).toEqual({ kind: "passport", number: null });
  await expectAccessible();
});
