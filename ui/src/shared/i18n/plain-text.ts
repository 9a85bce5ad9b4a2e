// The words of a parsed message, with a short stand-in for what is filled in.
import type { Message, Pattern, Term } from "@fluent/syntax";

/** Where a message has variants, the default one is read. */
export function textOf(entry: Message | Term | undefined): string {
  return entry?.value ? flat(entry.value) : "";
}

function flat(pattern: Pattern): string {
  return pattern.elements
    .map((element) => {
      if (element.type === "TextElement") return element.value;
      const { expression } = element;
      if (expression.type !== "SelectExpression") return "dato";
      const variant = expression.variants.find(({ default: chosen }) => chosen);
      return variant ? flat(variant.value) : "";
    })
    .join("");
}
