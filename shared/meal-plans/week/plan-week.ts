import { mealTypes } from '../../food-entries/meal-type.ts';
import { addDays, type LocalDate } from '../../time/local-date.ts';
import { defaultTimes } from '../default-meals.ts';
import { sameWords } from '../normalize-name.ts';
import { plannedCalories } from '../plan-figures.ts';
import { planUsualMeal } from '../plan-usual-meal.ts';
import type { PlannedMeal, NewPlannedMeal } from '../schema.ts';
import type { UsualMeal } from '../usual-meal.ts';
import { type Candidate, chooseMeal, combineMeals, type Place, type Preference } from './choose-meals.ts';
import { type Chosen, type Fitted, fitServings } from './fit-servings.ts';
import { isAllowed, type PlanOptions } from './plan-options.ts';
import { scaleMeal, servingsFor } from './scale-meal.ts';

/** A meal of a week to plan. */
export type WeekMeal = NewPlannedMeal & Pick<PlannedMeal, 'logged_entry_id'>;

/** A day of a planned week. */
export interface FilledDay {
  date: LocalDate;
  /** The day's meals, including those kept. */
  meals: NewPlannedMeal[];
  /** Whether meals were planned. */
  isNew: boolean;
  /** kcal. */
  calories: number;
  /** Whether the day is within 5% of the goal. */
  isWithin: boolean;
}

export interface WeekRequest {
  /** Earlier days have started or are over and are left unchanged. */
  from: LocalDate;
  days: readonly { date: LocalDate; meals: readonly WeekMeal[] }[];
  /** Usual meals and recipes to choose from. */
  usual: readonly UsualMeal[];
  /** kcal. */
  goal: number;
  /** g per day. */
  protein: number;
  options: PlanOptions;
  /** `empty` plans days without meals; `all` also replaces meals that are neither locked nor logged. */
  scope: 'empty' | 'all';
  /** Another number gives another week from the same meals. */
  seed: number;
  newId: () => string;
}

/** A dish is planned again only after this many days, except as leftovers. */
const DAYS_BETWEEN = 4;
/** From this goal on a day has two snacks, kcal. */
const TWO_SNACKS_FROM = 2_400;
const EVENING_SNACK = '20:30';

/** Typical shares of a day's energy. */
const shares = { breakfast: 0.25, lunch: 0.32, dinner: 0.33, snack: 0.1 } as const;

/** Returns whether a day's energy is within 5% of the goal. Uses integers to avoid rounding errors. */
export const isWithinGoal = (calories: number, goal: number): boolean =>
  Math.abs(calories - goal) * 20 <= goal;

/** Returns a number from 0 to 1 for a text and a seed (FNV-1a). */
const chanceOf = (text: string, seed: number): number => {
  let hash = 2_166_136_261 ^ seed;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
};

const isKept = ({ is_locked, logged_entry_id }: WeekMeal): boolean =>
  is_locked === true || logged_entry_id !== null;

/** Returns the places that kept meals leave open, with their share of the remaining energy. */
const openPlaces = (kept: readonly WeekMeal[], { goal }: WeekRequest): { places: Place[]; room: number } => {
  const room = goal - plannedCalories(kept);
  const open = mealTypes.filter((type) => !kept.some((meal) => meal.type === type));
  const places = open.map((type) => ({ type, time: defaultTimes[type], share: shares[type] as number }));
  if (goal >= TWO_SNACKS_FROM && open.includes('snack'))
    places.push({ type: 'snack', time: EVENING_SNACK, share: shares.snack });
  const total = places.reduce((sum, { share }) => sum + share, 0);
  return {
    room,
    places: places.map(({ type, time, share }) => ({ type, time, target: (room * share) / total })),
  };
};

const plannedMealOf = (
  { meal, type, time, servings }: Fitted,
  newId: () => string,
  leftoverOf: string | undefined,
): NewPlannedMeal => ({
  ...planUsualMeal(scaleMeal(meal, servings), type, newId(), time),
  ...(meal.recipe && { recipe: { id: meal.recipe.id, servings } }),
  ...(leftoverOf !== undefined && { leftover_of: leftoverOf }),
});

/** Plans the days of a week one after the other, knowing what the other days contain. */
const createWeekPlanner = (request: WeekRequest) => {
  const { options, goal, protein, seed, newId } = request;
  const candidates = request.usual
    .filter((meal) => meal.calories > 0 && isAllowed(meal, options))
    .map((meal): Candidate => ({ ...meal, key: sameWords(meal.name) }));
  /** Dishes by day, of kept and newly planned meals. */
  const dishes = new Map<LocalDate, string[]>();
  const leftoverDays = new Set<LocalDate>();
  const note = (date: LocalDate, meals: readonly NewPlannedMeal[]): void =>
    void dishes.set(
      date,
      meals.map(({ name }) => sameWords(name)),
    );
  const isNear = (one: LocalDate, other: LocalDate): boolean =>
    one > addDays(other, -DAYS_BETWEEN) && one < addDays(other, DAYS_BETWEEN);

  const preferenceOn = (date: LocalDate): Preference => {
    const recent = new Set([...dishes].filter(([day]) => isNear(day, date)).flatMap(([, keys]) => keys));
    const all = [...dishes.values()].flat();
    return {
      protein: protein / goal,
      timesInWeek: (key) => all.filter((each) => each === key).length,
      isRecent: (key) => recent.has(key),
      chance: (key) => chanceOf(`${date} ${key}`, seed),
    };
  };

  /** Returns the previous evening's recipe if enough of it is left for lunch. */
  const leftoverFor = (
    date: LocalDate,
    before: readonly NewPlannedMeal[] | undefined,
    place: Place | undefined,
  ): { chosen: Chosen; of: string } | null => {
    if (!options.has_leftovers || !place || leftoverDays.has(addDays(date, -1))) return null;
    const dinner = before?.find(({ type, recipe }) => type === 'dinner' && recipe);
    const meal = candidates.find(({ recipe }) => recipe && recipe.id === dinner?.recipe?.id);
    if (!dinner?.recipe || !meal?.recipe || meal.recipe.portions < 2) return null;
    const isEnough = dinner.recipe.servings + servingsFor(meal, place.target) <= meal.recipe.portions * 2;
    return isEnough ? { chosen: { meal, ...place }, of: dinner.id } : null;
  };

  const fill = (
    date: LocalDate,
    kept: readonly WeekMeal[],
    before: readonly NewPlannedMeal[] | undefined,
  ): NewPlannedMeal[] => {
    const { places, room } = openPlaces(kept, request);
    if (room <= 0) return [];
    const leftover = leftoverFor(
      date,
      before,
      places.find(({ type }) => type === 'lunch'),
    );
    const open = leftover ? places.filter(({ type }) => type !== 'lunch') : places;
    const others = candidates.filter(({ key }) => key !== (leftover && sameWords(leftover.chosen.meal.name)));
    const [best] = combineMeals(open, others, preferenceOn(date))
      .map(({ chosen, cost }) => {
        const { fitted, cost: misfit } = fitServings(leftover ? [...chosen, leftover.chosen] : chosen, room);
        // Being 5% off is worth as much as the least suitable dish.
        return { fitted, cost: cost + misfit / 5 };
      })
      .toSorted((one, other) => one.cost - other.cost);
    if (leftover) leftoverDays.add(date);
    return (best?.fitted ?? []).map((each) =>
      plannedMealOf(each, newId, leftover && each.meal === leftover.chosen.meal ? leftover.of : undefined),
    );
  };
  return { candidates, preferenceOn, note, fill };
};

const byTime = (one: NewPlannedMeal, other: NewPlannedMeal): number => one.time.localeCompare(other.time);

/** Returns the meal as it is sent: the server knows itself what was logged. */
const written = ({ logged_entry_id: _logged, ...meal }: WeekMeal): NewPlannedMeal => meal;

/**
 * Plans a week from usual meals and recipes: every day within 5% of the goal if possible by scaling servings, no dish
 * twice within four days except as leftovers, snacks smaller than meals. Locked and logged meals stay.
 */
export const planWeek = (request: WeekRequest): FilledDay[] => {
  const { from, days, goal, scope } = request;
  const planner = createWeekPlanner(request);
  const isPlanned = ({ date, meals }: WeekRequest['days'][number]): boolean =>
    date >= from && (meals.length === 0 || (scope === 'all' && !meals.every(isKept)));
  const keptOf = (day: WeekRequest['days'][number]): readonly WeekMeal[] =>
    isPlanned(day) ? day.meals.filter(isKept) : day.meals;
  for (const day of days) planner.note(day.date, keptOf(day));
  let before: readonly NewPlannedMeal[] | undefined;
  return days.map((day) => {
    const kept = keptOf(day);
    const added = isPlanned(day) ? planner.fill(day.date, kept, before) : [];
    const meals = [...kept.map(written), ...added].toSorted(byTime);
    planner.note(day.date, meals);
    before = meals;
    const calories = plannedCalories(meals);
    return {
      date: day.date,
      meals,
      isNew: added.length > 0,
      calories,
      isWithin: isWithinGoal(calories, goal),
    };
  });
};

/**
 * Returns another meal for one place of a week with about the same energy, or null if there is none.
 * @param refused names of dishes that were offered before
 */
export const swapMeal = (
  request: Omit<WeekRequest, 'scope'>,
  date: LocalDate,
  replaced: WeekMeal,
  refused: readonly string[] = [],
): NewPlannedMeal | null => {
  const planner = createWeekPlanner({ ...request, scope: 'all' });
  for (const day of request.days)
    planner.note(
      day.date,
      day.meals.filter(({ id }) => id !== replaced.id),
    );
  const day = request.days.find((each) => each.date === date);
  const others = plannedCalories(day?.meals.filter(({ id }) => id !== replaced.id) ?? []);
  const place = { type: replaced.type, time: replaced.time, target: replaced.calories };
  const without = new Set([replaced.name, ...refused].map(sameWords));
  const meal = chooseMeal(place, planner.candidates, planner.preferenceOn(date), without);
  if (!meal) return null;
  // The day's goal decides the servings where the place's energy allows it.
  const target = Math.min(Math.max(request.goal - others, place.target * 0.75), place.target * 1.25);
  return plannedMealOf({ meal, ...place, servings: servingsFor(meal, target) }, request.newId, undefined);
};
