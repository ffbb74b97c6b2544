import { createHash } from 'node:crypto';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { withoutLesson } from '#shared/foods/lessons.ts';
import { type LoggedFood, type MyFood, type MyFoods, OWN_FOOD_PREFIX } from '#shared/foods/my-foods.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { Language } from '#shared/language/languages.ts';
import { foodNameIn } from '#shared/nutrition/values/food-name.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { nutrientNames, type Nutrients } from '#shared/nutrition/values/nutrients.ts';
import { toFoodHit } from '#shared/foods/to-food-hit.ts';
import type { Favourite } from './favourites-repository.ts';

/** Maximum number of recent foods. */
const MAX_RECENTS = 15;

/** Returns the ID of a custom food by its normalized name: 'My Porridge' and 'my  porridge' are the same food. */
const ownFoodId = (name: string): string => {
  const plain = name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  return OWN_FOOD_PREFIX + createHash('sha256').update(plain).digest('hex').slice(0, 24);
};

/** Drops the alternatives of an item, which are no longer needed. */
const itemOf = ({ alternatives: _others, ...item }: FoodItem): FoodItem => withoutLesson(item);

const loggedOf = (entry: FoodEntry): LoggedFood => ({
  ...(Object.fromEntries(nutrientNames.map((name) => [name, entry[name]])) as Nutrients),
  serving_size: entry.serving_size,
  items: entry.items?.map(itemOf) ?? null,
});

/** Returns the food of an entry: a food table record, or a custom food identified by its name. */
const foodOfEntry = (
  entry: FoodEntry,
  foods: FoodKnowledge,
  language: Language,
): Omit<MyFood, 'favourite'> => {
  const [item, ...others] = entry.items ?? [];
  const record = item?.record_id != null && others.length === 0 ? foods.recordOf(item.record_id) : null;
  const logged = loggedOf(entry);
  return record === null
    ? { id: ownFoodId(entry.food_name), name: entry.food_name, food: null, logged }
    : { id: record.id, name: foodNameIn(language, record), food: toFoodHit(record, null, language), logged };
};

/** Returns the distinct foods of entries. @param entries newest first */
export const foodsOfEntries = (
  entries: readonly FoodEntry[],
  foods: FoodKnowledge,
  language: Language,
): Omit<MyFood, 'favourite'>[] => {
  const byId = new Map<string, Omit<MyFood, 'favourite'>>();
  for (const entry of entries) {
    const food = foodOfEntry(entry, foods, language);
    if (!byId.has(food.id)) byId.set(food.id, food);
  }
  return [...byId.values()];
};

/** Returns a starred food, or null if the food table no longer has it. @param lately the same food as logged last */
const favouriteOf = (
  { id, name, logged }: Favourite,
  lately: Omit<MyFood, 'favourite'> | undefined,
  foods: FoodKnowledge,
  language: Language,
): MyFood | null => {
  if (lately !== undefined) return { ...lately, favourite: true };
  if (logged !== null) return { id, name, favourite: true, food: null, logged };
  const record = foods.recordOf(id);
  if (record === null) return null;
  const food = toFoodHit(record, null, language);
  return { id, name: food.name, favourite: true, food, logged: null };
};

/** Returns a user's recent and starred foods. @param entries the latest entries, newest first */
export const myFoodsOf = (
  entries: readonly FoodEntry[],
  starred: readonly Favourite[],
  foods: FoodKnowledge,
  language: Language,
): MyFoods => {
  const lately = foodsOfEntries(entries, foods, language);
  const byId = new Map(lately.map((food) => [food.id, food]));
  const stars = new Set(starred.map(({ id }) => id));
  return {
    favourites: starred
      .flatMap((favourite) => favouriteOf(favourite, byId.get(favourite.id), foods, language) ?? [])
      .sort((one, other) => one.name.localeCompare(other.name, language)),
    recents: lately.slice(0, MAX_RECENTS).map((food) => ({ ...food, favourite: stars.has(food.id) })),
  };
};
