/** One thing to choose from. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  /** Said quietly beside the label. */
  detail?: string;
  disabled?: boolean;
}
