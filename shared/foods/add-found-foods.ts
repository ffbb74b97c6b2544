import type { MealDescription } from '../nutrition/describe-meal.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import { MAX_PART_LENGTH, type TextSpan } from '../nutrition/values/text-spans.ts';

/** Foods that a part of a text turned out to be. */
export interface FoundFoods {
  /** Words of the text that were not understood; null if the whole text was not. */
  part: string | null;
  items: readonly FoodItem[];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Returns whether a name contains one of the words, in singular or plural. */
const mentions = (name: string, words: string): boolean =>
  wordsOf(words).some((word) =>
    wordsOf(name).some((other) => other.startsWith(word) || word.startsWith(other)),
  );

/** Adds items to the meal whose words they are, or to the last one. */
const addToMeals = (
  meals: MealDescription['meals'],
  at: number | undefined,
  added: readonly number[],
): MealDescription['meals'] => {
  const owner = meals.findLastIndex(({ from, to }) => at !== undefined && at >= from && at < to);
  const target = owner < 0 ? meals.length - 1 : owner;
  return meals.map((meal, index) =>
    index === target ? { ...meal, items: [...meal.items, ...added] } : meal,
  );
};

const addToPart = (meal: MealDescription, text: string, { part, items }: FoundFoods): MealDescription => {
  const wordsAt = ({ from, to }: TextSpan): string => text.slice(from, to);
  const isOfPart = (span: TextSpan): boolean =>
    span.kind === 'unknown' && (part === null || wordsAt(span).slice(0, MAX_PART_LENGTH) === part);
  const open = meal.spans.filter(isOfPart);
  const first = meal.items.length;
  const itemOf = (span: TextSpan): number => {
    const named = items.findIndex(({ name }) => mentions(name, wordsAt(span)));
    return first + (named >= 0 ? named : Math.min(open.indexOf(span), items.length - 1));
  };
  const meals =
    meal.meals.length > 0
      ? meal.meals
      : [{ meal: meal.meal_type, day: null, time: null, from: 0, to: text.length, items: [] }];
  return {
    ...meal,
    items: [...meal.items, ...items],
    meals: addToMeals(
      meals,
      open[0]?.from,
      items.map((_, at) => first + at),
    ),
    not_understood: part === null ? [] : meal.not_understood.filter((other) => other !== part),
    spans: meal.spans.map((span) =>
      open.includes(span) ? { from: span.from, to: span.to, kind: 'food', item: itemOf(span) } : span,
    ),
  };
};

/** Adds foods that were found for words of a text that were not understood: to its items, spans and meals. */
export const addFoundFoods = (
  meal: MealDescription,
  text: string,
  found: readonly FoundFoods[],
): MealDescription =>
  found
    .filter(({ items }) => items.length > 0)
    .reduce((completed, each) => addToPart(completed, text, each), meal);
