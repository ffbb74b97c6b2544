import { dailyTargetsOf } from '../goals/daily-targets.ts';
import type { MealPlanDay, PlannedMeal } from './schema.ts';

/** kcal; g for protein and fiber. */
export interface Left {
  calories: number;
  protein: number;
  fiber: number;
  /** Whether texts must not mention what is left of a goal (decision D49). */
  isGoalHidden?: boolean;
}

/** Users at risk get ideas for at least this share of their daily goal, however much they have eaten (decision D49). */
export const MIN_SHARE_AT_RISK = 0.4;

type Counted = Pick<PlannedMeal, 'calories' | 'protein' | 'fiber'>;

/** Returns the energy of planned meals, kcal. */
export const plannedCalories = (meals: readonly Pick<PlannedMeal, 'calories'>[]): number =>
  meals.reduce((sum, { calories }) => sum + calories, 0);

const remainingStates = ['over', 'room', 'good'] as const;
export type RemainingState = (typeof remainingStates)[number];

/**
 * Returns whether the plan is over the goal, under 80% of it, or in between (advanced specification, section 4). Uses
 * integers to avoid rounding errors.
 */
export const remainingState = (planned: number, goal: number): RemainingState => {
  if (planned > goal) return 'over';
  return planned * 10 < goal * 8 ? 'room' : 'good';
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Returns the sum of meals. Unknown values count as 0 (decision D4). */
const sumOf = (meals: readonly Counted[]): Left => ({
  calories: plannedCalories(meals),
  protein: tenth(meals.reduce((sum, { protein }) => sum + (protein ?? 0), 0)),
  fiber: tenth(meals.reduce((sum, { fiber }) => sum + (fiber ?? 0), 0)),
});

/**
 * Returns the remaining energy and nutrients of a day after eaten and planned meals, at least 0, and for users at risk
 * enough for a meal. A logged meal counts as eaten, only once.
 */
export const leftOf = (
  {
    daily_calorie_goal,
    macro_goals,
    eaten,
    health_risk,
  }: Pick<MealPlanDay, 'daily_calorie_goal' | 'macro_goals' | 'eaten' | 'health_risk'>,
  meals: readonly (Counted & Pick<PlannedMeal, 'logged_entry_id'>)[],
): Left => {
  const defaults = dailyTargetsOf({ daily_calorie_goal });
  const protein = macro_goals?.protein ?? defaults.protein;
  const planned = sumOf(meals.filter(({ logged_entry_id }) => logged_entry_id === null));
  const left = (goal: number, had: number, comes: number): number => Math.max(0, tenth(goal - had - comes));
  const calories = left(daily_calorie_goal, eaten.total_calories, planned.calories);
  const nutrients = {
    protein: left(protein, eaten.protein, planned.protein),
    fiber: left(defaults.fiber, eaten.fiber, planned.fiber),
  };
  return health_risk === undefined
    ? { calories, ...nutrients }
    : {
        calories: Math.max(calories, Math.round(daily_calorie_goal * MIN_SHARE_AT_RISK)),
        ...nutrients,
        isGoalHidden: true,
      };
};
