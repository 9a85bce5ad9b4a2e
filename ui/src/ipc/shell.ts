// What the desktop shell does for the page: file dialogs, the hall's window, trouble at the start.
import { call, startsWell } from "./client";
import type { AppError } from "./bindings";

/** A kind of file: its name for people, and the endings without the dot. */
export type FileKind = [name: string, endings: string[]];

/** The chosen file's path, or null when the person thought better of it. */
export const chooseOpen = (title: string, kinds: FileKind[]): Promise<string | null> =>
  call("choose_open", { title, kinds });

export const chooseSave = (
  title: string,
  name: string,
  kinds: FileKind[],
): Promise<string | null> => call("choose_save", { title, name, kinds });

export const chooseFolder = (title: string): Promise<string | null> =>
  call("choose_folder", { title });

/** Opens a file that was just written in the system's own viewer. */
export const openFile = (path: string): Promise<void> => call("open_file", { path });

/** Where a paper may be written that is looked at and not kept; it goes with the program. */
export const placePaper = (name: string): Promise<string> => call("place_paper", { name });

export const openHall = (): Promise<void> => call("open_hall");
export const closeHall = (): Promise<void> => call("close_hall");
export const hallIsOpen = (): Promise<boolean> => call("hall_is_open");

/** Why the data could not be opened, and the copies that could take its place. */
export interface StartTrouble {
  error: AppError;
  copies: { path: string; madeAt: string }[];
  /** Null where not even the log can be written. */
  logFile: string | null;
}

export const startTrouble = async (): Promise<StartTrouble | null> =>
  startsWell ? null : call("start_trouble");

/** Puts a copy in place of the damaged data, or with null simply tries again. */
export const recover = (copy: string | null): Promise<void> => call("recover", { copy });
