import { beforeEach, expect, test } from "vitest";
import { recall, remember } from "../preferences/remember";
import { forgetDrafts } from "./form.svelte";

beforeEach(() => localStorage.clear());

test("drafts about something go with it, and no others", () => {
  const gone = ["event-1", "event-1-prizes", "event-1-section-new"];
  const stays = ["event-12", "event-12-prizes", "new-event", "athlete-1"];
  for (const name of [...gone, ...stays]) remember(`draft.${name}`, { title: "Torneo" });
  forgetDrafts("event-1");
  expect(gone.filter((name) => recall(`draft.${name}`) !== null)).toEqual([]);
  expect(stays.filter((name) => recall(`draft.${name}`) === null)).toEqual([]);
});
