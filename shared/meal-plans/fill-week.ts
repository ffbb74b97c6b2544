import type { MealType } from '../food-entries/meal-type.ts';
import type { LocalDate } from '../time/local-date.ts';
import { defaultTimes } from './default-meals.ts';
import { plannedCalories } from './plan-figures.ts';
import { planUsualMeal } from './plan-usual-meal.ts';
import { sameWords } from './normalize-name.ts';
import type { NewPlannedMeal } from './schema.ts';
import type { UsualMeal } from './usual-meal.ts';

/** A day of a week plan. */
export interface FilledDay {
  date: LocalDate;
  /** The day's meals, including those planned before. */
  meals: NewPlannedMeal[];
  /** Whether the meals are new. A day that has meals or has started is left unchanged. */
  isNew: boolean;
  /** kcal. */
  calories: number;
  /** Whether the day is within 10% of the goal. */
  isWithin: boolean;
}

interface WeekRequest {
  /** Earlier days have started or are over and are left unchanged. */
  from: LocalDate;
  days: readonly { date: LocalDate; meals: readonly NewPlannedMeal[] }[];
  usual: readonly UsualMeal[];
  /** kcal. */
  goal: number;
  newId: () => string;
}

/** Number of candidates per meal type whose combinations are tried. */
const TRIED = 9;
const EVENING_SNACK = '20:30';

/** Returns whether a day's energy is within 10% of the goal. Uses integers to avoid rounding errors. */
export const isWithinGoal = (calories: number, goal: number): boolean =>
  Math.abs(calories - goal) * 10 <= goal;

/** A meal with its comparison key, which is computed only once. */
type Keyed = UsualMeal & { key: string };

const isFor = (type: MealType, meal: UsualMeal): boolean =>
  meal.type === type || (meal.type === null && (type === 'lunch' || type === 'dinner'));

/** Returns the candidates for a meal type, those rare in this week first. */
const candidates = (type: MealType, usual: readonly Keyed[], had: ReadonlyMap<string, number>): Keyed[] => {
  const count = ({ key }: Keyed): number => had.get(key) ?? 0;
  return usual
    .filter((meal) => isFor(type, meal))
    .toSorted((one, other) => count(one) - count(other) || other.times - one.times)
    .slice(0, TRIED);
};

type Place = { type: MealType; time: string };
type Chosen = readonly (readonly [Keyed, Place])[];

const mains = (['breakfast', 'lunch', 'dinner'] as const).map((type) => ({ type, time: defaultTimes[type] }));
const snacks: Place[] = [
  { type: 'snack', time: defaultTimes.snack },
  { type: 'snack', time: EVENING_SNACK },
];

/** Returns all combinations of one meal per main type and up to two snacks. A type without usual meals stays empty. */
const combinations = (usual: readonly Keyed[], had: ReadonlyMap<string, number>): Chosen[] => {
  let all: Chosen[] = [[]];
  const extend = (place: Place, isOptional: boolean): void => {
    const found = candidates(place.type, usual, had);
    if (found.length === 0) return;
    all = all.flatMap((chosen) => {
      const more = found
        .filter((meal) => !chosen.some(([{ key }]) => key === meal.key))
        .map((meal): Chosen => [...chosen, [meal, place]]);
      return isOptional || more.length === 0 ? [chosen, ...more] : more;
    });
  };
  for (const place of mains) extend(place, false);
  extend(snacks[0]!, true);
  return all;
};

/** Adds a second snack only if it brings the day within the goal. */
const withSecondSnack = (
  chosen: Chosen,
  usual: readonly Keyed[],
  had: ReadonlyMap<string, number>,
): Chosen[] => {
  if (!chosen.some(([, { type }]) => type === 'snack')) return [chosen];
  const names = new Set(chosen.map(([{ key }]) => key));
  const more = candidates('snack', usual, had).filter(({ key }) => !names.has(key));
  return [chosen, ...more.map((meal): Chosen => [...chosen, [meal, snacks[1]!]])];
};

const energyOf = (chosen: Chosen): number => chosen.reduce((sum, [{ calories }]) => sum + calories, 0);

/**
 * Returns the cost of a combination, lower is better: first the 10% range, then variety within the week, then distance
 * from the goal, then frequency.
 */
const costOf = (chosen: Chosen, goal: number, had: ReadonlyMap<string, number>): number => {
  const energy = energyOf(chosen);
  const off = Math.abs(energy - goal) / goal;
  const repeats = chosen.reduce((sum, [{ key }]) => sum + (had.get(key) ?? 0) ** 2, 0);
  const habit = chosen.reduce((sum, [{ times }]) => sum + Math.log2(1 + times), 0);
  return (isWithinGoal(energy, goal) ? 0 : 100 + 100 * off) + repeats + off - 0.02 * habit;
};

const bestOf = (all: readonly Chosen[], goal: number, had: ReadonlyMap<string, number>): Chosen => {
  let best: { chosen: Chosen; cost: number } = { chosen: [], cost: Infinity };
  for (const chosen of all) {
    const cost = costOf(chosen, goal, had);
    if (cost < best.cost) best = { chosen, cost };
  }
  return best.chosen;
};

const dayOf = (
  usual: readonly Keyed[],
  { goal, newId }: Pick<WeekRequest, 'goal' | 'newId'>,
  had: ReadonlyMap<string, number>,
): NewPlannedMeal[] => {
  const first = bestOf(combinations(usual, had), goal, had);
  const chosen = isWithinGoal(energyOf(first), goal)
    ? first
    : bestOf(withSecondSnack(first, usual, had), goal, had);
  return chosen
    .map(([meal, { type, time }]) => planUsualMeal(meal, type, newId(), time))
    .toSorted((one, other) => one.time.localeCompare(other.time));
};

/**
 * Fills the empty days of a week with the user's usual meals: each within 10% of the goal if possible, and as varied as
 * the meals allow. Days with meals stay unchanged.
 */
export const fillWeek = (wish: WeekRequest): FilledDay[] => {
  const had = new Map<string, number>();
  const usual = wish.usual.map((meal): Keyed => ({ ...meal, key: sameWords(meal.name) }));
  const note = (meals: readonly NewPlannedMeal[]): void => {
    for (const { name } of meals) had.set(sameWords(name), (had.get(sameWords(name)) ?? 0) + 1);
  };
  for (const { meals } of wish.days) note(meals);
  return wish.days.map(({ date, meals: before }) => {
    const isNew = before.length === 0 && date >= wish.from;
    const meals = isNew ? dayOf(usual, wish, had) : [...before];
    if (isNew) note(meals);
    const calories = plannedCalories(meals);
    return { date, meals, isNew, calories, isWithin: isWithinGoal(calories, wish.goal) };
  });
};
