// The next thing to do: its sentence, and where its button leads.
import type { DayStep, NextThing, Overview } from "@ipc/index";
import { router } from "@features/navigation";
import { formatTime, message, t } from "@shared/i18n";

export function nextText(thing: NextThing, overview: Overview): string {
  const minutes = overview.minutesToDeadline;
  return (
    message(`next-${thing.code}`, {
      section: thing.sectionTitle ?? "",
      count: thing.count,
      total: thing.total,
      round: thing.round,
      days: minutes === null ? 0 : Math.ceil(minutes / (24 * 60)),
      time: overview.event.form.deadline ? formatTime(overview.event.form.deadline) : "",
    }) ?? ""
  );
}

export const goText = (step: DayStep): string => t(`eventpage-go-${step}`);

export function nextHref(event: number, { code, step, section }: NextThing): string {
  const at = section === null ? {} : { section: String(section) };
  switch (step) {
    case "entries":
      return router.href("entries", {
        event,
        ...(code === "fix-problems" || code === "complete-forms" ? { tab: "problems" } : {}),
      });
    case "standings":
      return router.href("standings", {
        event,
        ...at,
        ...(code === "hand-out-prizes" ? { tab: "awards" } : {}),
      });
    case "check-in":
      return router.href("check-in", { event });
    case "event":
      return router.href("event", { event });
    case "print":
      return router.href("print", { event });
    default:
      return router.href(step, { event, ...at });
  }
}
