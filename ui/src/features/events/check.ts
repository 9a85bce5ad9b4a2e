// What can be said about an event's form before it is sent. The program has the last word.
import type { EventForm } from "@ipc/index";
import { t } from "@shared/i18n";

/** The form as the screen holds it: day and time are texts that may still be empty. */
export type EventFields = Omit<EventForm, "officials" | "deadline"> & { deadline: string };

/** What is sent: no deadline is none, not an empty text. */
export function eventForm(fields: EventFields, officials: EventForm["officials"]): EventForm {
  return { ...fields, deadline: fields.deadline || null, officials };
}

/** What is on screen of a form that was stored. */
export function eventFields({ officials: _, deadline, ...form }: EventForm): EventFields {
  return { ...form, deadline: deadline?.slice(0, 16) ?? "" };
}

type Notes = Partial<Record<keyof EventFields, string>>;

/** What must change. */
export function eventErrors(form: EventFields): Notes {
  const notes: Notes = {};
  if (!form.title.trim()) notes.title = t("events-title-missing");
  if (!form.beginsOn) notes.beginsOn = t("events-date-missing");
  if (!form.endsOn) notes.endsOn = t("events-date-missing");
  else if (form.beginsOn && form.endsOn < form.beginsOn)
    notes.endsOn = t("events-end-before-start");
  if (form.deadline && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(form.deadline)) {
    notes.deadline = t("events-deadline-missing");
  }
  if (!form.timeZone) notes.timeZone = t("events-time-zone-missing");
  return notes;
}

/** What is unusual and may stay. */
export function eventWarnings(form: EventFields): Notes {
  if (!form.beginsOn || !form.deadline.includes("T")) return {};
  const late = form.deadline.slice(0, 10) > form.beginsOn;
  return late ? { deadline: t("events-deadline-after-start") } : {};
}
