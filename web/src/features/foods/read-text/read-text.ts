import type { DescribedMeal, MealPart } from '#shared/foods/described-meal.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { SpanKind } from '#shared/nutrition/values/span-kinds.ts';
import { keyOf } from '../plate-items/item-keys.ts';

/** Neighboring words of a text with the same meaning. */
export interface ReadWords {
  from: number;
  to: number;
  kind: SpanKind;
  /** Key of the row of the food that they became; null if none. */
  row: string | null;
}

/** One of the meals in a text. */
export interface ReadMeal extends Omit<MealPart, 'items'> {
  /** Keys of the rows of its foods. */
  rows: readonly string[];
}

/** A text that was looked up, with what each of its words became. */
export interface ReadText {
  text: string;
  words: readonly ReadWords[];
  meals: readonly ReadMeal[];
  skipped: NonNullable<DescribedMeal['skipped']>;
  /** Words that a language model read, with the row of their food and its name before. */
  changes: readonly { row: string; words: string; before: string | null }[];
}

type Read = Pick<DescribedMeal, 'items' | 'spans' | 'meals' | 'skipped' | 'model_changes'>;

/** Returns a looked up text; null if the answer does not say what its words became. */
export const readTextOf = (
  { items, spans, meals, skipped = [], model_changes = [] }: Read,
  typed: string,
): ReadText | null => {
  if (!spans || !meals) return null;
  const rowOf = (index: number | undefined): string | null => {
    const item = index === undefined ? undefined : items[index];
    return item ? keyOf(item) : null;
  };
  return {
    text: typed.trim(),
    words: spans.map(({ from, to, kind, item }) => ({ from, to, kind, row: rowOf(item) })),
    meals: meals.map(({ items: own, ...meal }) => ({
      ...meal,
      rows: own.flatMap((index) => rowOf(index) ?? []),
    })),
    skipped: skipped.filter(({ text }) => text !== ''),
    changes: model_changes.flatMap(({ item, words, before }) => {
      const row = rowOf(item);
      return row === null ? [] : [{ row, words, before }];
    }),
  };
};

/** Returns a text of words that are still open, without the foods around them. */
export const readTextOfParts = (parts: readonly string[]): ReadText | null => {
  if (parts.length === 0) return null;
  let end = 0;
  const words = parts.map((part): ReadWords => {
    const from = end;
    end += part.length + 2;
    return { from, to: from + part.length, kind: 'unknown', row: null };
  });
  return { text: parts.join(', '), words, meals: [], skipped: [], changes: [] };
};

/** Returns the words as the user wrote them. */
export const textOfWords = ({ text }: Pick<ReadText, 'text'>, { from, to }: ReadWords): string =>
  text.slice(from, to);

/** Returns the words that were not understood and that the user has neither added nor dismissed. */
export const openWordsOf = ({ words }: ReadText): ReadWords[] =>
  words.filter(({ kind }) => kind === 'unknown');

const isSame = (one: ReadWords, other: ReadWords): boolean => one.from === other.from && one.to === other.to;

/** Returns the index of the meal that words belong to, the last one if they stand outside of any; -1 if there is none. */
export const mealIndexOf = ({ meals }: Pick<ReadText, 'meals'>, { from }: ReadWords): number => {
  const owner = meals.findLastIndex((meal) => from >= meal.from && from < meal.to);
  return owner < 0 ? meals.length - 1 : owner;
};

/** Marks words as the foods that they turned out to be, and adds the foods to the meal of the words. */
export const wordsAdded = (read: ReadText, words: ReadWords, items: readonly FoodItem[]): ReadText => {
  const rows = items.map(keyOf);
  const owner = mealIndexOf(read, words);
  const others = rows.filter((row) => !read.meals.some((meal) => meal.rows.includes(row)));
  return {
    ...read,
    words: read.words.map((each) =>
      isSame(each, words) ? { ...each, kind: 'food', row: rows[0] ?? null } : each,
    ),
    meals: read.meals.map((meal, at) => (at === owner ? { ...meal, rows: [...meal.rows, ...others] } : meal)),
  };
};

/** Marks words as nothing to log. */
export const wordsDismissed = (read: ReadText, words: ReadWords): ReadText => ({
  ...read,
  words: read.words.map((each) => (isSame(each, words) ? { ...each, kind: 'negated' } : each)),
});

/**
 * Adds a model's answer about the words that were not understood. Words that it does not know stay open.
 * @param parts the words that were sent
 */
export const answerAdded = (
  read: ReadText,
  parts: readonly string[],
  { items, not_understood }: Pick<DescribedMeal, 'items' | 'not_understood'>,
): ReadText => {
  const asked = openWordsOf(read).filter((words) => parts.includes(textOfWords(read, words)));
  const answered = asked.filter((words) => !not_understood.includes(textOfWords(read, words)));
  const targets = answered.length > 0 ? answered : asked;
  if (items.length === 0 || targets.length === 0) return read;
  return targets.reduce((now, words, at) => {
    const isLast = at === targets.length - 1;
    const own = items.slice(Math.min(at, items.length - 1), isLast ? items.length : at + 1);
    return wordsAdded(now, words, own);
  }, read);
};

/** Returns the numbers of the foods with words in the text, by row: 1 for the first one. */
export const numbersOf = (
  { words }: Pick<ReadText, 'words'>,
  items: readonly FoodItem[],
): ReadonlyMap<string, number> => {
  const present = new Set(items.map(keyOf));
  const rows = [...new Set(words.flatMap(({ row }) => (row !== null && present.has(row) ? [row] : [])))];
  return new Map(rows.map((row, at) => [row, at + 1]));
};
