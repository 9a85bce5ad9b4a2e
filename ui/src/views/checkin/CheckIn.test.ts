import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "@shared/i18n";
import { handleKey } from "@shared/shortcuts";
import { expectAccessible } from "../../test/axe";
import { checkInDesk, entries } from "../../test/entries";
import InDay from "../../test/InDay.svelte";
import { sample } from "../../test/sample";
import { fakeShell, type FakeShell } from "../../test/shell";
import CheckIn from "./CheckIn.svelte";

vi.setConfig({ testTimeout: 30_000 });

// The frame listens for the whole program.
document.addEventListener("keydown", handleKey);

let shell: FakeShell;

beforeEach(() => {
  localStorage.clear();
  setLanguage("it");
  location.hash = "#/event/1/check-in";
  shell = fakeShell({ ...sample, ...entries });
});

const marks = () => shell.asked.filter(({ name }) => name === "set_check_in");

async function open() {
  render(InDay, { screen: CheckIn, given: { event: 1 } });
  await screen.findByText("Verdi");
}

test("says who is missing, and shows only them on request", async () => {
  await open();
  expect(screen.getByText(/Presenti 2 di 5\. Mancano 3\./)).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: /Mancano/ }));
  expect(screen.queryByRole("row", { name: /Rossi/ })).toBeNull();
  expect(screen.getByRole("row", { name: /Verdi/ })).toBeVisible();
  expect(screen.queryByRole("row", { name: /Esposito/ })).toBeNull();
  await expectAccessible();
});

test("one click marks, the same click takes the mark away", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Verdi Anna: Presente" }));
  expect(marks().at(-1)?.arg).toEqual({ entry: 2, mark: "present", on: true });
  const pressed = await screen.findByRole("button", { name: /^Verdi Anna: Presente \d/ });
  await waitFor(() => expect(pressed).toHaveAttribute("aria-pressed", "true"));
  expect(screen.getByRole("status")).toHaveTextContent("Verdi Anna: presente.");
  await userEvent.click(pressed);
  expect(marks().at(-1)?.arg).toEqual({ entry: 2, mark: "present", on: false });
});

test("one letter marks the chosen row, the arrows choose it", async () => {
  await open();
  screen.getByRole("row", { name: /Rossi/ }).focus();
  await userEvent.keyboard("{ArrowDown}d");
  expect(marks().at(-1)?.arg).toEqual({ entry: 2, mark: "document-seen", on: true });
  await userEvent.keyboard("a");
  expect(marks().at(-1)?.arg).toEqual({ entry: 2, mark: "hearing-aid-off", on: true });
  await userEvent.keyboard("{Enter}");
  expect(marks().at(-1)?.arg).toEqual({ entry: 2, mark: "present", on: true });
});

test("two quick clicks on a mark are about that mark alone", async () => {
  await open();
  await userEvent.dblClick(screen.getByRole("button", { name: "Verdi Anna: Documento visto" }));
  expect(marks().map(({ arg }) => (arg as { mark: string }).mark)).not.toContain("present");
  await userEvent.dblClick(screen.getByText("Verdi"));
  expect(marks().at(-1)?.arg).toEqual({ entry: 2, mark: "present", on: true });
});

test("with one name left, Enter in the search marks it", async () => {
  await open();
  const search = screen.getByRole("searchbox");
  await userEvent.type(search, "ferr{Enter}");
  expect(marks()).toHaveLength(1);
  expect(marks()[0]?.arg).toEqual({ entry: 6, mark: "present", on: true });
});

test("who is out cannot be marked", async () => {
  await open();
  const row = screen.getByRole("row", { name: /Esposito/ });
  expect(within(row).getByText("fuori gara")).toBeVisible();
  expect(within(row).getByRole("button", { name: /Presente/ })).toBeDisabled();
});

test("hearing aids are asked for only where the rules do", async () => {
  shell.reply({ check_in_desk: { ...checkInDesk, hearingAids: false } });
  await open();
  expect(screen.queryByRole("button", { name: /Protesi/ })).toBeNull();
});

test("marking everyone says how many it changes, and asks first", async () => {
  await open();
  screen.getByRole("button", { name: "Segna tutti" }).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByText("Segna tutti presenti");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText(/3 persone che non lo hanno ancora/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Segna" }));
  expect(shell.asked.at(-1)).toMatchObject({
    name: "check_in_all",
    arg: { event: 1, mark: "present" },
  });
});
