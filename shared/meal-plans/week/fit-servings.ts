import type { MealType } from '../../food-entries/meal-type.ts';
import type { UsualMeal } from '../usual-meal.ts';
import { SERVING_STEP, servingRangeOf, servingsFor } from './scale-meal.ts';

/** A meal chosen for a place of the day. */
export interface Chosen {
  meal: UsualMeal;
  type: MealType;
  time: string;
  /** kcal that the place should provide. */
  target: number;
}

export interface Fitted extends Chosen {
  servings: number;
}

/** A snack has at most this share of the smallest main meal. */
const SNACK_SHARE = 0.9;
/** Cost of exceeding the goal at all, as percent of it: the plan's overview turns red (PLAN-10). */
const OVER = 5;
/** The values of scaled foods are rounded one by one, which may add this much to a day. */
const ROUNDING_KCAL = 4;
/** Weight of a serving size other than one, against 1% of the goal. */
const UNUSUAL = 0.4;

const energyOf = (fitted: readonly Pick<Fitted, 'meal' | 'servings'>[]): number =>
  fitted.reduce((sum, { meal, servings }) => sum + meal.calories * servings, 0);

const isSnackSmall = (fitted: readonly Fitted[]): boolean => {
  const energies = (isSnack: boolean): number[] =>
    fitted
      .filter(({ type }) => (type === 'snack') === isSnack)
      .map(({ meal, servings }) => meal.calories * servings);
  const smallest = Math.min(...energies(false));
  return energies(true).every((energy) => energy <= smallest * SNACK_SHARE);
};

/** Returns the cost of serving sizes, lower is better: percent off the room, unusual sizes, and snacks like meals. */
const costOf = (fitted: readonly Fitted[], room: number): number =>
  (100 * Math.abs(energyOf(fitted) - room)) / room +
  (energyOf(fitted) + ROUNDING_KCAL > room ? OVER : 0) +
  fitted.reduce((sum, { servings }) => sum + UNUSUAL * Math.abs(servings - 1), 0) +
  (isSnackSmall(fitted) ? 0 : 100);

/**
 * Chooses the servings of a day's meals so that they add up to the room, in steps of a quarter, close to each place's
 * target. Improves one meal at a time until no step helps.
 * @param room kcal
 */
export const fitServings = (chosen: readonly Chosen[], room: number): { fitted: Fitted[]; cost: number } => {
  let fitted = chosen.map((each): Fitted => ({ ...each, servings: servingsFor(each.meal, each.target) }));
  let cost = costOf(fitted, room);
  for (;;) {
    let better: { fitted: Fitted[]; cost: number } | null = null;
    for (const [at, each] of fitted.entries()) {
      const { min, max } = servingRangeOf(each.meal);
      for (const servings of [each.servings - SERVING_STEP, each.servings + SERVING_STEP]) {
        if (servings < min || servings > max) continue;
        const next = fitted.with(at, { ...each, servings });
        const nextCost = costOf(next, room);
        if (nextCost < (better?.cost ?? cost) - 1e-9) better = { fitted: next, cost: nextCost };
      }
    }
    if (better === null) return { fitted, cost };
    ({ fitted, cost } = better);
  }
};
