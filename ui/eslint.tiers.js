// Which folder of src may use which.

/** A tier may use what is before it in this list, never what is beside or after it. */
const tiers = [["shared"], ["ipc"], ["features"], ["views", "hall"]];

const order = tiers.map((beside) => beside.join(" and ")).join(" → ");

/** One restriction for each folder: what is out of its reach, by alias or by relative path, a file of it or its whole.
    @type {import("eslint").Linter.Config[]} */
export const oneWay = tiers.flatMap((beside, index) =>
  beside.map((tier) => {
    const out = tiers.slice(index).flat();
    return {
      files: [`src/${tier}/**/*.{ts,svelte}`],
      ignores: ["**/*.test.ts"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: out
              .filter((other) => other !== tier)
              .map((other) => ({
                regex: `^(@|(\\./)?(\\.\\./)+)${other}(/|$)`,
                message: `${tier} must not know ${other}: the order is ${order}.`,
              })),
          },
        ],
      },
    };
  }),
);
