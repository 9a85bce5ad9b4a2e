/** Beginnings of keys that code completes with data, so that no search finds the whole key.
    Keep it short: prefer whole keys, or unions that TypeScript can check. */
export const dynamicPrefixes = [
  "error-",
  "field-",
  "finding-",
  "action-",
  "report-",
  "irregularity-",
];
