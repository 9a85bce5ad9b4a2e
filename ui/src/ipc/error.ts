// What the program refuses arrives as a short code with data; the sentence is chosen here.
import { message } from "@shared/i18n";

export class AppError extends Error {
  override name = "AppError";

  constructor(
    readonly code: string,
    readonly data: Record<string, unknown> = {},
  ) {
    // Given no text, Error makes no property of its own that would hide the sentence below.
    super();
  }

  static from(thrown: unknown): AppError {
    if (thrown instanceof AppError) return thrown;
    if (isRefusal(thrown)) return new AppError(thrown.code, thrown.data ?? {});
    // What it says is for whoever looks into the log, not for the screen.
    console.error(thrown);
    return new AppError("internal");
  }

  /** The form field that the refusal is about, when the program names one. */
  get field(): string | null {
    return typeof this.data.field === "string" ? this.data.field : null;
  }

  /** What happened, then what to do, in the language of the screen. */
  override get message(): string {
    // A refusal that other rooms have words for names them.
    const { sentence } = this.data;
    return (
      (typeof sentence === "string" ? message(sentence, this.data) : null) ??
      message(`error-${this.code}`, this.data) ??
      message("error-internal") ??
      this.code
    );
  }
}

function isRefusal(thrown: unknown): thrown is { code: string; data?: Record<string, unknown> } {
  return (
    typeof thrown === "object" &&
    thrown !== null &&
    "code" in thrown &&
    typeof thrown.code === "string"
  );
}
