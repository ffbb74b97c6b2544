import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { keyOf, type ReadText } from '#web/features/foods/public.ts';
import { foodsCorrected } from './meal-transitions.ts';
import { changePhrase } from './change-phrase.ts';
import type { Phrase, SpokenMeal } from '../meal/spoken-meal.ts';

/** Changes what the words of one of a phrase's texts became. Foods that were added to a meal are placed there. */
export const phraseRead = (
  meal: SpokenMeal,
  { id }: Phrase,
  index: number,
  change: (read: ReadText) => ReadText,
): SpokenMeal => {
  const phrase = meal.phrases.find((each) => each.id === id);
  const before = phrase?.reads[index];
  if (!phrase || !before) return meal;
  const after = change(before);
  const first = phrase.reads.slice(0, index).reduce((sum, { meals }) => sum + meals.length, 0);
  const ownMeals = meal.meals.filter((each) => each.phrase === id);
  const rowsOf = new Map(
    after.meals.map((each, at) => {
      const known = new Set(before.meals[at]?.rows);
      return [ownMeals[first + at], each.rows.filter((row) => !known.has(row))] as const;
    }),
  );
  const placed = meal.meals.map((each) => ({ ...each, rows: [...each.rows, ...(rowsOf.get(each) ?? [])] }));
  return changePhrase({ ...meal, meals: placed }, id, { reads: phrase.reads.with(index, after) });
};

/** Adds the foods that words of a phrase turned out to be. */
export const foodsAdded = (meal: SpokenMeal, { id }: Phrase, foods: readonly FoodItem[]): SpokenMeal => {
  const extended = foodsCorrected(meal, (now) => [...now, ...foods]);
  const rows = meal.phrases.find((each) => each.id === id)?.rows ?? [];
  return changePhrase(extended, id, { rows: [...rows, ...foods.map(keyOf)] });
};
