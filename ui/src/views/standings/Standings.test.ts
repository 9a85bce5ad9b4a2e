import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "@shared/i18n";
import { expectAccessible } from "../../test/axe";
import { bracket, prizes, standings } from "../../test/bracket";
import InDay from "../../test/InDay.svelte";
import { sample } from "../../test/sample";
import { fakeShell, type Replies } from "../../test/shell";
import Standings from "./Standings.svelte";

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  localStorage.clear();
  document.body.removeAttribute("style");
  location.hash = "#/event/1/standings";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  setLanguage("it");
});

function open(tab: string, replies: Replies = {}) {
  const shell = fakeShell({ ...sample, ...bracket, ...replies }, { hall_is_open: false });
  const { unmount } = render(InDay, { screen: Standings, given: { event: 1, tab } });
  return { unmount, asked: (name: string) => shell.asked.filter((one) => one.name === name) };
}

test("a place that may still get better says at least", async () => {
  open("places");
  const [first] = await screen.findAllByText("almeno 2°");
  expect(first?.closest("tr")).toHaveTextContent(/almeno 2° *Rossi Mario/);
  expect(screen.getAllByText("3° a pari merito")).toHaveLength(2);
  expect(screen.getAllByText("5°–8°")).toHaveLength(4);
  expect(screen.getByText("ritirato")).toBeVisible();
  expect(screen.getByRole("button", { name: "Chiudi la gara" })).toBeDisabled();
  expect(screen.getByText(/Potrai chiudere la gara quando/)).toBeVisible();
  await expectAccessible();
});

test("a closed section is reopened after its consequence", async () => {
  const { asked } = open("places", {
    standings: { ...standings, closed: true, provisional: false },
    reopen_section: null,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Riapri la gara" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog).toHaveTextContent("La classifica torna provvisoria");
  await userEvent.click(within(dialog).getByRole("button", { name: "Riapri la gara" }));
  await waitFor(() => expect(asked("reopen_section")[0]?.arg).toEqual({ section: 1 }));
});

test("prizes are ticked as they are handed out", async () => {
  const { asked } = open("awards");
  expect(await screen.findByText("Consegnati 2 su 4")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "Rossi Mario · 1°" }));
  await waitFor(() =>
    expect(asked("give_prize")[0]?.arg).toEqual({ event: 1, prize: 1, entry: 1, given: true }),
  );
  await expectAccessible();
});

test("the table of prizes is saved as a whole", async () => {
  const { asked } = open("prizes", { save_prizes: prizes });
  const [first] = await screen.findAllByLabelText(/^Che cosa/);
  if (!first) throw new Error("no prizes");
  await userEvent.clear(first);
  await userEvent.type(first, "Coppa, Medaglia");
  await userEvent.click(screen.getByRole("button", { name: "Aggiungi un premio" }));
  const last = screen.getAllByLabelText(/^Che cosa/).at(-1);
  if (!last) throw new Error("no new line");
  await userEvent.type(last, "Libro");
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(asked("save_prizes")).toHaveLength(1));
  const { prizes: sent } = asked("save_prizes")[0]?.arg as typeof prizes;
  expect(sent[0]?.items).toEqual(["Coppa", "Medaglia"]);
  expect(sent.at(-1)).toEqual({
    id: null,
    section: null,
    prizeFor: { kind: "places", from: 4, to: 4 },
    items: ["Libro"],
  });
});

test("a refused table keeps what was typed", async () => {
  open("prizes", {
    save_prizes: () => {
      throw { code: "prize-items-given", data: {} };
    },
  });
  const [first] = await screen.findAllByLabelText(/^Che cosa/);
  if (!first) throw new Error("no prizes");
  await userEvent.clear(first);
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  expect(await screen.findByText("Scrivi che cosa si dà in premio.")).toBeVisible();
  expect(first).toHaveValue("");
  await expectAccessible();
});

test("a half-changed table of prizes comes back after another tab, until it is saved", async () => {
  const what = async () => (await screen.findAllByLabelText(/^Che cosa/))[0] as HTMLElement;
  const first = open("prizes");
  await userEvent.type(await what(), ", Libro");
  first.unmount();
  const second = open("prizes", { save_prizes: prizes });
  await waitFor(async () => expect(await what()).toHaveValue("Trofeo, Medaglia d'oro, Libro"));
  expect(screen.getByText(/Ecco quello che avevi scritto/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() => expect(second.asked("save_prizes")).toHaveLength(1));
  second.unmount();
  open("prizes");
  await waitFor(async () => expect(await what()).toHaveValue("Trofeo, Medaglia d'oro"));
  expect(screen.queryByText(/Ecco quello che avevi scritto/)).toBeNull();
});

test("a comma typed among the objects of a prize can be taken away again", async () => {
  open("prizes");
  const [first] = await screen.findAllByLabelText(/^Che cosa/);
  if (!first) throw new Error("no prizes");
  await userEvent.type(first, ", {Backspace}{Backspace}");
  expect(first).toHaveValue("Trofeo, Medaglia d'oro");
});

test("a table of prizes taken back leaves no draft", async () => {
  const what = async () => (await screen.findAllByLabelText(/^Che cosa/))[0] as HTMLElement;
  open("prizes");
  await userEvent.type(await what(), ", Libro");
  await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
  await waitFor(async () => expect(await what()).toHaveValue("Trofeo, Medaglia d'oro"));
  expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
});

test("surnames stand out where prizes are handed out", async () => {
  open("awards");
  expect((await screen.findByText("Rossi")).tagName).toBe("B");
});

test("surnames stand out among those who score for a club", async () => {
  open("clubs");
  const [surname] = await screen.findAllByText("Rossi");
  expect(surname?.tagName).toBe("B");
  expect(surname?.closest("li")).toHaveTextContent("Rossi Mario · Maschile, posto 1: 10");
});

test("the clubs' points are changed in one line", async () => {
  const { asked } = open("clubs", { save_clubs_ranking: bracket.clubs_ranking as never });
  await userEvent.click(await screen.findByRole("button", { name: "Cambia i punti" }));
  const points = await screen.findByLabelText("Punti per posto");
  expect(points).toHaveValue("10 8 6 5 4 3 2 1");
  await userEvent.clear(points);
  await userEvent.type(points, "sei");
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  expect(await screen.findByText(/Scrivi almeno un numero/)).toBeVisible();
  await userEvent.clear(points);
  await userEvent.type(points, "6, 4, 2");
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
  await waitFor(() =>
    expect(asked("save_clubs_ranking")[0]?.arg).toMatchObject({ form: { points: [6, 4, 2] } }),
  );
});

test("the podium goes to the hall and opens step by step", async () => {
  const { asked } = open("podium");
  await userEvent.click(await screen.findByRole("button", { name: "Mostra in sala" }));
  await waitFor(() =>
    expect(asked("set_hall")[0]?.arg).toMatchObject({ page: "podium", podiumSteps: 0 }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Mostra il prossimo" }));
  await waitFor(() => expect(asked("set_hall")[1]?.arg).toMatchObject({ podiumSteps: 1 }));
  await expectAccessible();
});
