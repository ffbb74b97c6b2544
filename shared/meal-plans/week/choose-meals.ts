import type { MealType } from '../../food-entries/meal-type.ts';
import type { UsualMeal } from '../usual-meal.ts';
import type { Chosen } from './fit-servings.ts';
import { servingsFor } from './scale-meal.ts';

/** A meal with its comparison key, which is computed only once. */
export type Candidate = UsualMeal & { key: string };

/** A place of the day to be filled. */
export interface Place {
  type: MealType;
  time: string;
  /** kcal. */
  target: number;
}

/** What decides between candidates besides energy. */
export interface Preference {
  /** Share of protein in g per kcal that the day needs. */
  protein: number;
  /** Returns how often a dish occurs in the week. */
  timesInWeek: (key: string) => number;
  /** Returns whether a dish occurs within the days that should differ. */
  isRecent: (key: string) => boolean;
  /** Returns a number from 0 to 1 for a dish, so that another seed gives another week. */
  chance: (key: string) => number;
}

/** Candidates per place whose combinations are compared. */
const COMPARED = 4;
/** Costs of a candidate, in multiples of being 100% off the place's energy. */
const RECENT = 50;
const IN_WEEK = 1;
const HABIT = 0.12;
const NEVER_EATEN = 0.3;
const PROTEIN = 0.35;
const CHANCE = 0.3;

const isFor = (type: MealType, meal: UsualMeal): boolean =>
  meal.type === type || (meal.type === null && (type === 'lunch' || type === 'dinner'));

const costOf = (meal: Candidate, { target }: Place, preference: Preference): number => {
  const off = Math.abs(meal.calories * servingsFor(meal, target) - target) / target;
  const protein = Math.min(1.5, (meal.protein ?? 0) / meal.calories / preference.protein);
  return (
    off +
    (preference.isRecent(meal.key) ? RECENT : 0) +
    IN_WEEK * preference.timesInWeek(meal.key) +
    (meal.times === 0 && !meal.is_saved ? NEVER_EATEN : -HABIT * Math.log2(1 + meal.times)) -
    PROTEIN * protein +
    CHANCE * preference.chance(meal.key)
  );
};

const bestFor = (
  place: Place,
  meals: readonly Candidate[],
  preference: Preference,
): { meal: Candidate; cost: number }[] =>
  meals
    .filter((meal) => isFor(place.type, meal))
    .map((meal) => ({ meal, cost: costOf(meal, place, preference) }))
    .toSorted((one, other) => one.cost - other.cost || one.meal.id.localeCompare(other.meal.id))
    .slice(0, COMPARED);

/**
 * Returns the combinations of the best meals for each place with their costs, no dish twice. A place without a
 * candidate stays empty.
 */
export const combineMeals = (
  places: readonly Place[],
  meals: readonly Candidate[],
  preference: Preference,
): { chosen: Chosen[]; cost: number }[] => {
  let all: { chosen: Chosen[]; keys: string[]; cost: number }[] = [{ chosen: [], keys: [], cost: 0 }];
  for (const place of places) {
    const best = bestFor(place, meals, preference);
    const longer = all.flatMap(({ chosen, keys, cost }) =>
      best
        .filter(({ meal }) => !keys.includes(meal.key))
        .map(({ meal, cost: more }) => ({
          chosen: [...chosen, { meal, ...place }],
          keys: [...keys, meal.key],
          cost: cost + more,
        })),
    );
    if (longer.length > 0) all = longer;
  }
  return all;
};

/** Returns a meal for one place that is not among the given dishes, or null. */
export const chooseMeal = (
  place: Place,
  meals: readonly Candidate[],
  preference: Preference,
  without: ReadonlySet<string>,
): Candidate | null =>
  bestFor(
    place,
    meals.filter(({ key }) => !without.has(key)),
    preference,
  )[0]?.meal ?? null;
