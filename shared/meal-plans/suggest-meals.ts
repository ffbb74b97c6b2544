import { type MealType, mealTypes } from '../food-entries/meal-type.ts';
import { fillPlaces, type Translate } from '../language/fill-places.ts';
import type { Left } from './plan-figures.ts';
import { sameWords } from './normalize-name.ts';
import { isFromBook } from './starter-meals.ts';
import type { UsualMeal } from './usual-meal.ts';

/** A usual meal that fits. */
export interface Suggestion {
  meal: UsualMeal;
  /** A text with its frequency, and unless the goal is hidden the remaining energy and its protein. */
  reason: string;
  /** kcal left for the day. */
  leaves: number;
}

interface SuggestionRequest {
  usual: readonly UsualMeal[];
  /** Planned and eaten meals, which are not suggested again. */
  planned: readonly { type: MealType; name: string }[];
  left: Left;
  /** Formats numbers in the user's language. */
  format?: (value: number) => string;
  /** Translates the reason to the user's language. */
  t?: Translate;
}

const EACH = 3;

/** Typical distribution of a day's energy. */
const shares: Record<MealType, number> = { breakfast: 0.25, lunch: 0.35, dinner: 0.3, snack: 0.1 };

/** Returns how many of the remaining kcal a meal may use, leaving enough for later unplanned meals. */
const roomFor = (type: MealType, { planned, left }: SuggestionRequest): number => {
  const open = mealTypes.filter((each) => each === type || !planned.some((meal) => meal.type === each));
  const together = open.reduce((sum, each) => sum + shares[each], 0);
  return (left.calories * shares[type]) / together;
};

/** Returns how much missing protein a meal provides relative to its energy: 1 is proportional, at most 1.5. */
const proteinPart = (meal: UsualMeal, left: Left): number => {
  if (left.protein <= 0 || left.calories <= 0) return 1;
  const needed = left.protein / left.calories;
  return Math.min(1.5, (meal.protein ?? 0) / meal.calories / needed);
};

/**
 * Returns how badly a meal fits, lower is better: compares its energy with the target, and favors missing protein and
 * frequent meals.
 */
const misfit = (meal: UsualMeal, room: number, left: Left): number =>
  Math.abs(meal.calories - room) / Math.max(room, 1) -
  0.4 * proteinPart(meal, left) -
  0.15 * Math.log2(1 + meal.times) -
  (meal.is_saved ? 0.15 : 0) +
  (isFromBook(meal) ? 0.5 : 0);

const PLAIN = (value: number): string => String(Math.round(value));

const habit = ({ times, is_saved }: UsualMeal, t: Translate): string => {
  if (isFromBook({ times, is_saved })) return t('From the recipe book');
  if (is_saved && times === 0) return t('Your saved meal');
  if (is_saved)
    return times === 1
      ? t('Your saved meal. You’ve had it once')
      : t('Your saved meal. You’ve had it {times} times', { times });
  return times === 1 ? t('You’ve had this once') : t('You’ve had this {times} times', { times });
};

/** Returns a text about protein if a meal provides at least a third of the missing amount. */
const proteinWords = (
  meal: UsualMeal,
  { left, format = PLAIN, t = fillPlaces }: SuggestionRequest,
): string | null => {
  if (left.isGoalHidden || meal.protein === null || left.protein < 5 || meal.protein * 3 < left.protein)
    return null;
  const grams = { grams: format(meal.protein), missing: format(left.protein) };
  return t('{grams} g of the {missing} g protein left', grams);
};

const suggestionOf = (meal: UsualMeal, wish: SuggestionRequest): Suggestion => {
  const { left, format = PLAIN, t = fillPlaces } = wish;
  const leaves = left.calories - meal.calories;
  const reason = [
    habit(meal, t),
    left.isGoalHidden ? null : t('{calories} kcal left', { calories: format(leaves) }),
    proteinWords(meal, wish),
  ];
  return { meal, reason: reason.filter(Boolean).join('; '), leaves };
};

const foodsOf = ({ name }: Pick<UsualMeal, 'name'>): string[] => name.split(', ').map(sameWords);

/** 'Oats, banana' and 'Banana, oats' are the same meal. */
const keyOf = (meal: Pick<UsualMeal, 'name'>): string => foodsOf(meal).toSorted().join(' + ');

/** 'Oats, banana' and 'Oats' are too similar to suggest both. */
const sharesFood = (one: UsualMeal, other: UsualMeal): boolean => {
  const foods = new Set(foodsOf(other));
  return foodsOf(one).some((food) => foods.has(food));
};

/**
 * Returns up to three of the user's own meals per meal type that fit the rest of the day, without repetitions or
 * planned meals.
 */
export const suggestMeals = (wish: SuggestionRequest): Record<MealType, Suggestion[]> => {
  const plannedKeys = new Set(wish.planned.map(keyOf));
  const forType = (type: MealType): Suggestion[] => {
    const room = roomFor(type, wish);
    const fitting = wish.usual
      .filter((meal) =>
        meal.type === null ? type !== 'snack' || meal.calories <= room * 2 : meal.type === type,
      )
      .filter(({ calories, name }) => calories <= wish.left.calories && !plannedKeys.has(keyOf({ name })))
      .toSorted((one, other) => misfit(one, room, wish.left) - misfit(other, room, wish.left));
    const chosen: UsualMeal[] = [];
    for (const meal of fitting) {
      if (chosen.length === EACH) break;
      if (!chosen.some((other) => sharesFood(meal, other))) chosen.push(meal);
    }
    for (const meal of chosen) plannedKeys.add(keyOf(meal));
    return chosen.map((meal) => suggestionOf(meal, wish));
  };
  return Object.fromEntries(mealTypes.map((type) => [type, forType(type)])) as Record<MealType, Suggestion[]>;
};
