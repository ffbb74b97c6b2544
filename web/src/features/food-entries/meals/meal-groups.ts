import type { MealType } from '#shared/food-entries/meal-type.ts';
import { type MealPlace, mealPlaceOf } from '#shared/foods/meal-place.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { inOrderOf, keyOf, type ReadMeal, type ReadText } from '#web/features/foods/public.ts';

/** The foods of one meal on one day. */
export interface MealGroup extends MealPlace {
  /** Indexes of its meals in the text. */
  meals: readonly number[];
  items: readonly FoodItem[];
}

interface Defaults {
  today: LocalDate;
  day: LocalDate;
  meal: MealType;
}

const isSamePlace = (one: MealPlace, other: MealPlace): boolean =>
  one.meal_type === other.meal_type && one.local_date === other.local_date && one.time === other.time;

/**
 * Groups the foods of a text by day and meal, in the order of the text. Foods without words in the text, such as added
 * ones, belong to the last group.
 */
export const groupMeals = (
  read: Pick<ReadText, 'meals'>,
  items: readonly FoodItem[],
  defaults: Defaults,
): MealGroup[] => {
  const groups: (MealPlace & { meals: number[] })[] = [];
  for (const [at, meal] of read.meals.entries()) {
    const place = mealPlaceOf(meal, defaults);
    const known = groups.find((group) => isSamePlace(group, place));
    if (known) known.meals.push(at);
    else groups.push({ ...place, meals: [at] });
  }
  const placed = new Set(read.meals.flatMap(({ rows }) => rows));
  return groups.map((group, at) => {
    const rows = new Set(group.meals.flatMap((index) => read.meals[index]?.rows ?? []));
    const isLast = at === groups.length - 1;
    const isOwn = (item: FoodItem): boolean => rows.has(keyOf(item)) || (isLast && !placed.has(keyOf(item)));
    return { ...group, items: items.filter(isOwn) };
  });
};

/** Returns the groups of a text if it describes several meals or days; otherwise none. */
export const severalMealsOf = (
  read: ReadText | null,
  items: readonly FoodItem[] | null,
  defaults: Defaults,
): MealGroup[] => {
  const groups = read && items ? groupMeals(read, items, defaults) : [];
  return groups.length > 1 ? groups : [];
};

/** Returns the place of a text's only meal; null if there are several or none. */
export const onlyPlaceOf = (read: Pick<ReadText, 'meals'> | null, defaults: Defaults): MealPlace | null => {
  const groups = read ? groupMeals(read, [], defaults) : [];
  return groups.length === 1 ? (groups[0] ?? null) : null;
};

/** Applies a correction to the foods of one group. */
export const correctGroup = <Meal extends ReadMeal, Read extends { meals: readonly Meal[] }>(
  read: Read,
  items: readonly FoodItem[],
  group: MealGroup,
  correct: (items: readonly FoodItem[]) => FoodItem[],
): { read: Read & { meals: readonly Meal[] }; items: FoodItem[] } => {
  const corrected = correct(group.items);
  const [first] = group.meals;
  const meals = read.meals.map((meal, at) => {
    if (at === first) return { ...meal, rows: corrected.map(keyOf) };
    return group.meals.includes(at) ? { ...meal, rows: [] } : meal;
  });
  return { read: { ...read, meals }, items: inOrderOf(items, group.items, corrected) };
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves a group to another day or meal. A moved meal keeps its clock time only on the same day. */
export const moveGroup = <Meal extends ReadMeal, Read extends { meals: readonly Meal[] }>(
  read: Read,
  group: MealGroup,
  { meal_type, local_date }: Pick<MealPlace, 'meal_type' | 'local_date'>,
  today: LocalDate,
): Read & { meals: readonly Meal[] } => ({
  ...read,
  meals: read.meals.map((meal, at) =>
    group.meals.includes(at)
      ? {
          ...meal,
          meal: meal_type,
          day: Math.round((Date.parse(local_date) - Date.parse(today)) / DAY_MS),
          time: local_date === group.local_date && meal_type === group.meal_type ? meal.time : null,
        }
      : meal,
  ),
});
