import type { Icon } from "./icon";

export interface MenuItem {
  label: string;
  run: () => void;
  icon?: Icon;
  keys?: string;
  disabled?: boolean;
  danger?: boolean;
  /** A line above it. */
  apart?: boolean;
}
