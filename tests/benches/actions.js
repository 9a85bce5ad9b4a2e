// What the benchmark does in the page: one action at a time, from the click or the key to the frame
// after the one in which its answer can be seen.

const find = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];
const frame = () => new Promise((done) => requestAnimationFrame(done));
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Waits until the page shows it; looked at after every change of the page. */
function until(shown, what) {
  return new Promise((done, fail) => {
    if (shown()) return done();
    const watch = new MutationObserver(() => {
      if (!shown()) return;
      end();
      done();
    });
    const late = setTimeout(() => {
      end();
      fail(new Error(`${what}: no answer within 10 s, at ${location.hash}`));
    }, 10_000);
    const end = () => (watch.disconnect(), clearTimeout(late));
    watch.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** Waits until nothing has changed in the page for a while: each action starts from rest. */
function rest() {
  return new Promise((done) => {
    const over = () => (watch.disconnect(), done());
    let wait = setTimeout(over, 150);
    const watch = new MutationObserver(() => {
      clearTimeout(wait);
      wait = setTimeout(over, 150);
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
}

/** Milliseconds until the answer is in the page, and until it has been painted. */
async function measure(what, act, shown) {
  await rest();
  const begun = performance.now();
  act();
  await until(shown, what);
  const answered = performance.now() - begun;
  await frame();
  await frame();
  return [answered, performance.now() - begun];
}

/** To another screen, which is there when the old one is gone. */
async function go(hash, shown) {
  const old = location.hash === hash ? null : find("main").firstElementChild;
  location.hash = hash;
  await until(() => !old?.isConnected && find(shown), hash);
}

function press(key, more = {}, on = document.activeElement ?? document.body) {
  on.dispatchEvent(
    new KeyboardEvent("keydown", {
      key,
      bubbles: true,
      cancelable: true,
      ...more,
    }),
  );
}

function type(field, text) {
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(
    field,
    text,
  );
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** What stands on each screen once it can be used. */
const screens = {
  events: "main tr[data-index]",
  event: "main .page .main",
  entries: "main :is(tr[data-index], li, .empty)",
  "check-in": "main tr[data-index] [aria-pressed]",
  lots: "main .detail .scroll li",
  rounds: "main li[data-match]",
  chart: "main svg [data-match]",
  standings: "main tbody tr",
  print: "main a[href*='paper=']",
  rulings: "main section li",
  rules: "main :is(section, tbody) :is(dt, th)",
  journal: "main tr[data-index]",
  people: "main :is(tr[data-index], li)",
  settings: "main [role=tab]",
};
const words = ["Prova00", "Prova002", "Prova0", "", "19", "199", ""];

/** A list that is searched shows another number of rows. */
function search(run) {
  const count = () => find("main [role=grid]").ariaRowCount;
  const before = count();
  const field = find("main input[type=search]");
  return measure(
    "search",
    () => type(field, words[run % words.length]),
    () => count() !== before,
  );
}

/** Each does its actions once and gives their names with the times. */
window.actions = {
  /** The cheapest round trip: a request that does nothing, and a frame. */
  async nothing() {
    await rest();
    const begun = performance.now();
    await window.__TAURI_INTERNALS__.invoke("request", {
      name: "about",
      arg: null,
    });
    const answered = performance.now() - begun;
    await frame();
    await frame();
    return [["an empty request", [answered, performance.now() - begun]]];
  },

  /** Every screen of the rail, each from the one before. */
  async screens(event) {
    await go(`#/event/${event}/rounds`, screens.rounds);
    const seen = [];
    for (const href of all("nav a").map((link) => link.getAttribute("href"))) {
      const last = href.split("?")[0].split("/").at(-1);
      const route = screens[last] ? last : "event";
      const old = find("main").firstElementChild;
      const click = () => find(`nav a[href="${href}"]`).click();
      const there = () => !old?.isConnected && find(screens[route]);
      seen.push([
        `open ${route}`,
        await measure(`open ${route}`, click, there),
      ]);
    }
    return seen;
  },

  async checkIn(event, run) {
    await go(`#/event/${event}/check-in`, screens["check-in"]);
    // Whatever the last search has left: the last row of it.
    const row = all("main tr[data-index]").at(-1).dataset.index;
    const mark = () => find(`main tr[data-index="${row}"] [aria-pressed]`);
    const was = mark().ariaPressed;
    const ticked = await measure(
      "tick",
      () => mark().click(),
      () => mark().ariaPressed !== was,
    );
    return [
      ["tick at the check-in", ticked],
      ["search at the check-in", await search(run)],
    ];
  },

  async entries(event, run) {
    await go(`#/event/${event}/entries?tab=list`, "main tr[data-index]");
    const searched = await search(run);
    const row = () => find("main tr[data-index]:not([aria-selected=true])");
    const next = row();
    const chosen = await measure(
      "choose",
      () => next.click(),
      () => next.ariaSelected === "true",
    );
    return [
      ["search among the entries", searched],
      ["choose an entry", chosen],
    ];
  },

  /** The arbiter's line, and what stands at the tables. */
  async rounds(event, run) {
    await go(`#/event/${event}/rounds`, screens.rounds);
    const row = () => find(`main li[data-index="${run}"]`);
    const is = (state) => () => row().classList.contains(state);
    const line = find("main input");
    const first = () => row().querySelector(".actions button");
    const called = await measure("call", () => first().click(), is("called"));
    const text = `${run + 1} b`;
    const typed = await measure("type", () => type(line, text), is("pointed"));
    const enter = () => press("Enter", {}, line);
    const recorded = await measure("record", enter, is("done"));
    const back = () => press("z", { ctrlKey: true });
    const undone = await measure("undo", back, () => !is("done")());
    type(line, text);
    await until(is("pointed"), text);
    enter();
    await until(is("done"), text);
    const asked = await measure(
      "correct",
      () => first().click(),
      () => find("#correction"),
    );
    const another = find("#correction [role=radio][id$='-remove']");
    const effects = () =>
      all("#correction .stack").at(1)?.querySelector("ul, li, dl, h3, h4");
    const previewed = await measure("preview", () => another.click(), effects);
    press("Escape");
    await until(() => !find("[role=dialog]"), "close");
    return [
      ["call a table", called],
      ["type in the line", typed],
      ["record a result by the line", recorded],
      ["undo", undone],
      ["open a correction", asked],
      ["preview a correction", previewed],
    ];
  },

  async match(event, run) {
    await go(`#/event/${event}/rounds`, screens.rounds);
    const open = () => find(`main li[data-index="${run}"] a.number`).click();
    return [
      [
        "open a match",
        await measure("match", open, () => find("main .board h2")),
      ],
    ];
  },

  async chart(event, run) {
    await go(`#/event/${event}/chart`, screens.chart);
    const look = () => find("main .area .sheet").style.cssText;
    const step = (what, act) => {
      const before = look();
      return measure(what, act, () => look() !== before);
    };
    const [out, into, whole, near] = all("main .zoom button");
    const zoomed = await step("zoom", () => (run % 2 ? into : out).click());
    const match = find("main svg [data-match]");
    const panned = await step("pan", () =>
      press("ArrowDown", { shiftKey: true }, match),
    );
    const fitted = await step("fit", () => whole.click());
    const approached = await step("near", () => near.click());
    const box = find("main svg [data-match]");
    box.focus();
    const enter = () => press("Enter", {}, box);
    return [
      ["zoom the chart", zoomed],
      ["pan the chart", panned],
      ["show the whole chart", fitted],
      ["show one match of the chart", approached],
      [
        "open a match from the chart",
        await measure("match", enter, () => find("main .board h2")),
      ],
    ];
  },

  async sections(event, run) {
    await go(`#/event/${event}/rounds`, screens.rounds);
    const lead = () => find("main li[data-match]")?.textContent;
    const before = lead();
    const next = all("header .ui-segment")[(run + 1) % 2];
    const another = () => lead() && lead() !== before;
    return [
      [
        "switch the section",
        await measure("section", () => next.click(), another),
      ],
    ];
  },

  async palette(event, run) {
    await go(`#/event/${event}/rounds`, screens.rounds);
    const open = () => press("k", { ctrlKey: true });
    const opened = await measure("palette", open, () =>
      find("[role=dialog] input"),
    );
    const field = find("[role=dialog] input");
    const name = `prova000${run + 1}`;
    const there = () =>
      find("[role=dialog]").textContent.toLowerCase().includes(name);
    const searched = await measure("person", () => type(field, name), there);
    press("Escape", {}, field);
    await until(() => !find("[role=dialog]"), "close");
    return [
      ["open the palette", opened],
      ["find a person in the palette", searched],
    ];
  },

  async lots(event) {
    const button = () =>
      all("main button").find((one) => one.querySelector(".lucide-dices"));
    location.hash = `#/event/${event}/lots`;
    await until(button, "lots");
    const places = () => find("main .detail .scroll")?.textContent;
    const before = places();
    const others = () => places() && places() !== before;
    return [
      [
        "preview the lots",
        await measure("lots", () => button().click(), others),
      ],
    ];
  },
};

/** Milliseconds between frames while something moves with every frame. */
async function frames(move, count = 120) {
  await rest();
  const gaps = [];
  let before = await frame();
  for (let step = 0; step < count; step += 1) {
    move(step);
    const now = await frame();
    gaps.push(now - before);
    before = now;
  }
  return gaps;
}

window.moving = {
  async entries(event) {
    await go(`#/event/${event}/entries?tab=list`, "main tr[data-index]");
    const list = find("main [role=grid]").parentElement;
    return frames((step) => (list.scrollTop += step % 60 < 30 ? 180 : -120));
  },
  async chart(event) {
    await go(`#/event/${event}/chart`, screens.chart);
    const match = find("main svg [data-match]");
    const way = (step) => (step % 80 < 60 ? "ArrowDown" : "ArrowUp");
    return frames((step) => press(way(step), { shiftKey: true }, match));
  },
  async wholeChart(event) {
    await go(`#/event/${event}/chart`, screens.chart);
    const zoom = all("main .zoom button");
    zoom[2].click();
    return frames((step) => zoom[step % 40 < 20 ? 1 : 0].click());
  },
  async nothing(event) {
    await go(`#/event/${event}/chart`, screens.chart);
    return frames(() => {});
  },
};
