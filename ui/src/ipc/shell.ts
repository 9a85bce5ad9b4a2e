// What the desktop shell does for the page: file dialogs, the hall's window, trouble at the start.
import { call, startsWell } from "./client";
import type { AppError, Artifact, BackupRow, FileToken } from "./bindings";

/** A kind of file: its name for people, and the endings without the dot. */
export type FileKind = [name: string, endings: string[]];

/** What a person chose: a token that stands for it in requests, and a name to show. */
export interface Chosen {
  token: FileToken;
  name: string;
}

/** The chosen file, or null when the person thought better of it. */
export const chooseOpen = (title: string, kinds: FileKind[]): Promise<Chosen | null> =>
  call("choose_open", { title, kinds });

export const chooseFolder = (title: string): Promise<Chosen | null> =>
  call("choose_folder", { title });

/** Asks where something made is to be saved, and saves it: one thing under a name, several in a folder. The files'
    places in words, or null when the person thought better of it. */
export const saveMade = (
  title: string,
  kinds: FileKind[],
  made: readonly Artifact[],
  task: string,
): Promise<{ files: string[] } | null> =>
  call("save_made", { title, kinds, tokens: made.map(({ token }) => token), task });

/** Opens something made in the system's own viewer; it goes with the program. */
export const openMade = ({ token }: Artifact): Promise<void> => call("open_made", { token });

/** Opens something made where it was saved. */
export const openSaved = ({ token }: Artifact): Promise<void> => call("open_saved", { token });

export const openHall = (): Promise<void> => call("open_hall");
export const closeHall = (): Promise<void> => call("close_hall");
export const hallIsOpen = (): Promise<boolean> => call("hall_is_open");

/** Why the data could not be opened, and the copies that could take its place. */
export interface StartTrouble {
  error: AppError;
  copies: Pick<BackupRow, "id" | "madeAt" | "secondFolder" | "holds">[];
  /** Null where not even the log can be written. */
  logFile: string | null;
}

export const startTrouble = async (): Promise<StartTrouble | null> =>
  startsWell ? null : call("start_trouble");

/** Puts a copy in place of the damaged data, or with null simply tries again. */
export const recover = (copy: string | null): Promise<void> => call("recover", { copy });
