import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { chance, pick } from './chance.ts';
import { DEMO_GOAL } from './demo-account.ts';
import { type DemoMeal, demoMeals } from './demo-meals.ts';
import { nutritionOfMeal } from './nutrition-of-meal.ts';

/** A meal with its energy and the time of day at which it is eaten, in minutes after midnight. */
export interface PlannedDemoMeal {
  type: MealType;
  at: number;
  nutrition: ReturnType<typeof nutritionOfMeal>;
}

/** The usual time of each meal in minutes after midnight. The second and third are those of further snacks. */
const times: Record<MealType, readonly number[]> = {
  breakfast: [7 * 60 + 20],
  lunch: [12 * 60 + 25],
  snack: [16 * 60, 10 * 60 + 15, 21 * 60],
  dinner: [19 * 60],
};

/** Number of possible days of which the one nearest to the target is taken. */
const CANDIDATES = 24;

/** Meals get later on weekends, by up to this many minutes. */
const LATER_ON_WEEKENDS = 100;

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** Returns the energy that a day should have: near the goal on weekdays, above it on most weekends; kcal. */
const targetOf = (date: string): number => {
  const [least, span] = isWeekend(date) ? [1.0, 0.14] : [0.92, 0.1];
  return DEMO_GOAL * (least + span * chance(`${date} target`));
};

const typesOf = (key: string): MealType[] => {
  const snacks = 1 + Math.floor(chance(`${key} snacks`) * 3);
  return ['breakfast', 'lunch', 'dinner', ...Array.from({ length: snacks }, (): MealType => 'snack')];
};

const sumOf = (meals: readonly PlannedDemoMeal[]): number =>
  meals.reduce((sum, { nutrition }) => sum + nutrition.calories, 0);

/** Creates the function that returns the meals of a day, in order of time. It parses each meal's text only once. */
export const createDemoDays = (foods: FoodKnowledge, account: string) => {
  const parsed = new Map<DemoMeal, PlannedDemoMeal['nutrition']>();
  const nutritionOf = (meal: DemoMeal) => {
    const known = parsed.get(meal) ?? nutritionOfMeal(meal, foods);
    parsed.set(meal, known);
    return known;
  };

  const candidate = (key: string, date: string): PlannedDemoMeal[] => {
    const seen = new Map<MealType, number>();
    return typesOf(key).map((type) => {
      const nth = seen.get(type) ?? 0;
      seen.set(type, nth + 1);
      const later = isWeekend(date) ? LATER_ON_WEEKENDS * chance(`${key} later`) : 0;
      const minute = Math.floor(later + chance(`${key} ${type} ${nth} minute`) * 50);
      return {
        type,
        at: (times[type][nth] ?? 0) + minute,
        nutrition: nutritionOf(pick(demoMeals[type], `${key} ${type} ${nth}`)),
      };
    });
  };

  return (date: string, target = targetOf(date)): PlannedDemoMeal[] => {
    const candidates = Array.from({ length: CANDIDATES }, (_none, nth) =>
      candidate(`${account} ${date} ${nth}`, date),
    );
    const distance = (meals: readonly PlannedDemoMeal[]): number => Math.abs(sumOf(meals) - target);
    const [nearest = []] = candidates.toSorted((one, other) => distance(one) - distance(other));
    return nearest.toSorted((one, other) => one.at - other.at);
  };
};
