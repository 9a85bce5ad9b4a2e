// Taking back and doing again, and what each would do in words.
import { AppError, request, type ActionWords } from "@ipc/index";
import { message, t } from "@shared/i18n";
import { toast } from "@shared/ui";

/** "Risultato del tavolo 4", or a plain word when the action has no sentence. */
export function actionText({ code, data }: ActionWords): string {
  return message(`action-${code}`, data) ?? t("undo-something");
}

/** The same, saying whose it is when it is somebody else's. */
export function stepText(action: ActionWords, who: string | null): string {
  const text = actionText(action);
  return who ? t("undo-action-of", { action: text, who }) : text;
}

export async function undo(): Promise<void> {
  await walk("undo");
}

export async function redo(): Promise<void> {
  await walk("redo");
}

async function walk(way: "undo" | "redo"): Promise<void> {
  try {
    const before = await request("undo_state");
    const what = before[way];
    if (!what) return toast(way === "undo" ? t("undo-nothing") : t("redo-nothing"));
    await request(way);
    const action = actionText(what);
    if (way === "undo") {
      toast(t("undo-done", { action }), { action: { label: t("button-redo"), run: redo } });
    } else toast(t("redo-done", { action }), { action: { label: t("button-undo"), run: undo } });
  } catch (thrown) {
    toastError(thrown);
  }
}

/** Says that something was done, with the way back. */
export function toastDone(text: string): void {
  toast(text, { action: { label: t("button-undo"), run: () => void undo() } });
}

/** Does something that may be refused; then says why, and goes on. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    toastError(thrown);
  }
}

/** Says what went wrong, when no field or page can. */
export function toastError(thrown: unknown): void {
  toast(AppError.from(thrown).message, { kind: "trouble" });
}
