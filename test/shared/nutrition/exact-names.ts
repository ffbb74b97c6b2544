import { builtInTable } from '#infra/foods/built-in-table.ts';
import { isHollow } from '#shared/nutrition/match/word-classes.ts';
import { contentWords } from '#shared/nutrition/parse/content-words.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';

/** Returns the words of a name in any order: foods with the same words may share a name. */
const keyOf = (name: string): string => [...new Set(contentWords(name))].sort().join(' ');

const named = builtInTable.flatMap(({ id, name, aliases }) =>
  [name, ...aliases].map((text) => ({ id, text })),
);
const owners = Map.groupBy(
  builtInTable.flatMap(({ id, name, reference, aliases, german = [] }) =>
    [name, ...(reference === undefined ? [] : [reference]), ...aliases, ...german].map((text) => ({
      id,
      key: keyOf(text),
    })),
  ),
  ({ key }) => key,
);

/** Names that are also a word of everyday language log nothing without an amount: 'heart', 'or lam'. */
const isEverydayWord = (name: string): boolean => contentWords(name).every(isHollow);

/**
 * Types each name of the built-in table after a lead-in.
 * @param stride one in this many names
 * @returns the names that log another food or more than one, with what they log, and how many were typed
 */
export const typeNames = (leadIn: string, stride: number): { wrong: string[]; typed: number } => {
  const typed = named.filter((_, at) => at % stride === 0);
  const wrong = typed.flatMap(({ text }) => {
    const { items } = describeMeal(`${leadIn}${text}`);
    const ids = owners.get(keyOf(text))?.map(({ id }) => id) ?? [];
    const isRight = items.length === 1 && ids.some((id) => items[0]?.record_id === id);
    const isNone = items.length === 0 && isEverydayWord(text);
    return isRight || isNone ? [] : [`${leadIn}${text}: ${items.map(({ name }) => name).join(' + ')}`];
  });
  return { wrong, typed: typed.length };
};
