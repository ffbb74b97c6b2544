import { type MealType, mealTypes } from '../food-entries/meal-type.ts';
import { fillPlaces, type Translate } from '../language/fill-places.ts';
import type { Left } from './plan-figures.ts';
import { sameWords } from './same-words.ts';
import { isFromBook } from './starter-meals.ts';
import type { UsualMeal } from './usual-meal.ts';

/** A usual meal that fits. */
export interface Suggestion {
  meal: UsualMeal;
  /** In words: how usual, what it leaves, what it brings. */
  reason: string;
  /** kcal that stay of the day. */
  leaves: number;
}

interface Wish {
  usual: readonly UsualMeal[];
  /** What is planned or eaten already: it is not suggested again. */
  planned: readonly { type: MealType; name: string }[];
  left: Left;
  /** Writes kcal and grams, as the person's language does. */
  format?: (value: number) => string;
  /** Says the reason in the person's language. */
  t?: Translate;
}

const EACH = 3;

/** How a day's energy is usually shared out. */
const shares: Record<MealType, number> = { breakfast: 0.25, lunch: 0.35, dinner: 0.3, snack: 0.1 };

/** What a meal may take of what is left, so that the unplanned ones after it have theirs. kcal */
const roomFor = (type: MealType, { planned, left }: Wish): number => {
  const open = mealTypes.filter((each) => each === type || !planned.some((meal) => meal.type === each));
  const together = open.reduce((sum, each) => sum + shares[each], 0);
  return (left.calories * shares[type]) / together;
};

/** How much of the protein that is missing a meal brings for its energy: 1 is exactly its part. At most 1.5. */
const proteinPart = (meal: UsualMeal, left: Left): number => {
  if (left.protein <= 0 || left.calories <= 0) return 1;
  const needed = left.protein / left.calories;
  return Math.min(1.5, (meal.protein ?? 0) / meal.calories / needed);
};

/** Lower fits better: near the room there is, with the protein that is missing, and often eaten. */
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
      ? t('Your saved meal. You had this once')
      : t('Your saved meal. You had this {times} times', { times });
  return times === 1 ? t('You had this once') : t('You had this {times} times', { times });
};

/** Protein is told where a meal brings at least a third of what is missing. */
const proteinWords = (meal: UsualMeal, { left, format = PLAIN, t = fillPlaces }: Wish): string | null => {
  if (meal.protein === null || left.protein < 5 || meal.protein * 3 < left.protein) return null;
  const grams = { grams: format(meal.protein), missing: format(left.protein) };
  return t('{grams} g of the {missing} g protein left', grams);
};

const suggestionOf = (meal: UsualMeal, wish: Wish): Suggestion => {
  const { left, format = PLAIN, t = fillPlaces } = wish;
  const leaves = left.calories - meal.calories;
  const reason = [
    habit(meal, t),
    t('leaves {calories} kcal', { calories: format(leaves) }),
    proteinWords(meal, wish),
  ];
  return { meal, reason: reason.filter(Boolean).join('; '), leaves };
};

const foodsOf = ({ name }: Pick<UsualMeal, 'name'>): string[] => name.split(', ').map(sameWords);

/** 'Oats, banana' and 'Banana, oats' are the same meal. */
const keyOf = (meal: Pick<UsualMeal, 'name'>): string => foodsOf(meal).toSorted().join(' + ');

/** 'Oats, banana' and 'Oats' are the same idea twice. */
const sharesFood = (one: UsualMeal, other: UsualMeal): boolean => {
  const foods = new Set(foodsOf(other));
  return foodsOf(one).some((food) => foods.has(food));
};

/**
 * Three of the person's own meals for each meal type, that fit what is left of the day. None is named twice, and none
 * that is planned already.
 */
export const suggestMeals = (wish: Wish): Record<MealType, Suggestion[]> => {
  const told = new Set(wish.planned.map(keyOf));
  const forType = (type: MealType): Suggestion[] => {
    const room = roomFor(type, wish);
    const fitting = wish.usual
      .filter((meal) =>
        meal.type === null ? type !== 'snack' || meal.calories <= room * 2 : meal.type === type,
      )
      .filter(({ calories, name }) => calories <= wish.left.calories && !told.has(keyOf({ name })))
      .toSorted((one, other) => misfit(one, room, wish.left) - misfit(other, room, wish.left));
    const chosen: UsualMeal[] = [];
    for (const meal of fitting) {
      if (chosen.length === EACH) break;
      if (!chosen.some((other) => sharesFood(meal, other))) chosen.push(meal);
    }
    for (const meal of chosen) told.add(keyOf(meal));
    return chosen.map((meal) => suggestionOf(meal, wish));
  };
  return Object.fromEntries(mealTypes.map((type) => [type, forType(type)])) as Record<MealType, Suggestion[]>;
};
