// What a screen tells about itself. Each folder here has a `view.ts` that exports `views`.
import type { RouteName } from "@features/navigation";
import type { DayStep, PlainQuestion } from "@ipc/index";
import type { PlainKey } from "@shared/i18n";
import type { ShortcutGroup } from "@shared/shortcuts";
import type { Icon } from "@shared/ui";
import type { Component } from "svelte";

export interface View {
  route: RouteName;
  /** Its name in the rail, the palette and the window's title. */
  label: PlainKey;
  icon: Icon;
  /** The step whose state stands beside it in the rail. */
  step?: DayStep;
  /** One page of help: a heading is the label, each key is a paragraph. */
  help: readonly PlainKey[];
  /** The keys that work while it is open, so that settings can list and change them. Imported from
      their own file: the door of a feature would load its components before the first screen. */
  keys?: readonly ShortcutGroup[];
  /** What it asks before it shows anything. */
  asks?: readonly PlainQuestion[];
  /** Loaded when first opened. Gets the address's ids and options as props. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each screen has its own props
  load: () => Promise<{ default: Component<any> }>;
}
