/** Beginnings of keys that the program completes with data. Those that stand in code as a template
    (`event-state-${state}`, "error-{code}") are found by the test itself and need no line here. */
export const dynamicPrefixes = ["report-", "irregularity-", "finding-"];
