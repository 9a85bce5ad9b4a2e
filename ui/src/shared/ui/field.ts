/** What every form control takes beside its value. */
export interface FieldProps {
  label: string;
  hint?: string;
  /** What is wrong and must change; replaces the hint. */
  error?: string | null;
  /** What is unusual and may stay. */
  warning?: string | null;
  /** Says "(facoltativo)" after the label. */
  optional?: boolean;
  /** The label is still read aloud; use it where a column head says the same. */
  hideLabel?: boolean;
}

/** What a field hands to its control. */
export interface FieldIds {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

/** A field whose value is a text of its own form: a day, a time. */
export interface TypedFieldProps extends FieldProps {
  value: string;
  disabled?: boolean;
  onchange?: (value: string) => void;
}
