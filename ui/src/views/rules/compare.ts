// The rule sets side by side: chapters in the order of the first that has them.
import type { ArticleView, RuleSetId, RulesPage } from "@ipc/index";
import { message, searchable } from "@shared/i18n";

const PREFACE = "rules-chapter-preface";

export interface Chapter {
  /** Key of its title. */
  chapter: string;
  /** The articles of each rule set shown, in the same order as the rule sets. */
  articles: ArticleView[][];
}

/** The chapters of the shown rule sets, with only the articles that hold every word searched for. */
export function chapters(pages: readonly RulesPage[], search: string): Chapter[] {
  const words = searchable(search).split(/\s+/).filter(Boolean);
  const named = new Set(pages.flatMap(({ articles }) => articles.map((one) => one.chapter)));
  // What stands before the first article stands first, whichever rule set has it.
  const titles = [...named].toSorted((a, b) => Number(b === PREFACE) - Number(a === PREFACE));
  return titles
    .map((chapter) => ({
      chapter,
      articles: pages.map(({ articles }) =>
        articles.filter((one) => one.chapter === chapter && holds(one, words)),
      ),
    }))
    .filter(({ articles }) => articles.some((list) => list.length > 0));
}

function holds({ article, message: key }: ArticleView, words: readonly string[]): boolean {
  const text = searchable(message(key) ?? "");
  return words.every((word) =>
    /^\d/.test(word) ? article === word || article.startsWith(`${word}.`) : text.includes(word),
  );
}

/** Facts row by row: the codes are the same for every rule set. */
export function factRows(pages: readonly RulesPage[]) {
  const codes = [...new Set(pages.flatMap(({ facts }) => facts.map(({ code }) => code)))];
  return codes.map((code) => ({
    code,
    values: pages.map(({ facts }) => facts.find((fact) => fact.code === code) ?? null),
  }));
}

export const ruleSets: readonly RuleSetId[] = [
  "fssi-2006",
  "fid-italian",
  "fid-english",
  "fpd-classic",
];
