import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { FoodHabit } from '#shared/food-entries/food-habit.ts';
import { habitsAt, type LocalMinute } from '#shared/food-entries/food-habits.ts';
import type { MyFood, MyFoods } from '#shared/foods/my-foods.ts';
import { sameWords } from '#shared/meal-plans/normalize-name.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { nutrientNames, type Nutrients } from '#shared/nutrition/values/nutrients.ts';
import { scaleNutrients, sumNutrients } from '#shared/nutrition/values/totals.ts';

/** A food that the user can add to the plate with one tap. */
export interface PlateSuggestion {
  id: string;
  name: string;
  items: FoodItem[];
}

/** Number of suggestions beside a photo. */
const MAX_SUGGESTIONS = 6;

type Logged = Pick<FoodEntry, 'serving_size' | 'items'> & Nutrients;

/** Returns the weight in a serving such as '250 g'; null if it has none. */
const gramsOfServing = (serving: string | null): number | null => {
  const grams = Number(/(\d+(?:[.,]\d+)?)\s*g\b/.exec(serving ?? '')?.[1]?.replace(',', '.'));
  return grams > 0 ? grams : null;
};

/**
 * Returns the foods of a logged meal. Values without foods become one item if the weight is known: an item without a
 * weight could not be shown or corrected.
 */
const itemsOfLogged = (name: string, logged: Logged): FoodItem[] => {
  if (logged.items && logged.items.length > 0) return logged.items;
  const grams = gramsOfServing(logged.serving_size);
  if (grams === null) return [];
  const nutrients = Object.fromEntries(nutrientNames.map((each) => [each, logged[each]])) as Nutrients;
  const per_100_g = scaleNutrients(nutrients, 10_000 / grams);
  return [{ name, grams, record_id: null, source: 'user', confidence: 1, per_100_g, nutrients }];
};

const itemsOfMine = ({ name, food, logged }: MyFood): FoodItem[] => {
  if (logged) return itemsOfLogged(name, logged);
  if (!food) return [];
  const { record_id, per_100_g, serving_grams: grams } = food;
  const nutrients = scaleNutrients(per_100_g, grams);
  return [{ name, grams, record_id, source: 'usda', confidence: 1, per_100_g, nutrients }];
};

const ofHabit = ({ entry }: FoodHabit): PlateSuggestion => ({
  id: sameWords(entry.food_name),
  name: entry.food_name,
  items: itemsOfLogged(entry.food_name, entry),
});

const ofMine = (mine: MyFood): PlateSuggestion => ({
  id: sameWords(mine.name),
  name: mine.name,
  items: itemsOfMine(mine),
});

/** Returns the calories of a suggestion, kcal; null if unknown. */
export const caloriesOf = ({ items }: PlateSuggestion): number | null => sumNutrients(items).calories;

/**
 * Returns six foods to add to a plate: first those that the user usually eats at this time of day, then recent ones,
 * then favorites.
 */
export const plateSuggestions = (
  habits: readonly FoodHabit[],
  mine: MyFoods | undefined,
  now: LocalMinute,
): PlateSuggestion[] => {
  const { recents = [], favourites = [] } = mine ?? {};
  const all = [...habitsAt(habits, now).map(ofHabit), ...[...recents, ...favourites].map(ofMine)];
  const byName = new Map<string, PlateSuggestion>();
  for (const each of all) {
    if (each.items.length > 0 && !byName.has(each.id)) byName.set(each.id, each);
  }
  return [...byName.values()].slice(0, MAX_SUGGESTIONS);
};
