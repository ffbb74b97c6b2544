import type { WrittenThing } from '#shared/coach/schema.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { MAX_PLANNED, type MealPlan, type PlannedMeal } from '#shared/meal-plans/schema.ts';
import { plainItems } from '#shared/meal-plans/usual-meals.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { newEntry, withConsistentItems } from '../../food-entries/public.ts';
import type { NewId } from '../../platform/ids.ts';
import type { CoachPlanned } from '../coach-write-entity.ts';

/** Maximum number of writes per turn. More are a mistake. */
const MAX_WRITES = 6;

/** Default meal times if the user gives none (PLAN-03). */
const usualTimes: Readonly<Record<MealType, string>> = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '18:30',
  snack: '15:00',
};

interface RequestedMeal {
  items: readonly FoodItem[];
  meal_type: MealType | null;
  date: LocalDate;
  /** `HH:MM`. */
  time: string | null;
}

interface Where {
  user_id: string;
  zone: string;
  now: Date;
  newId: NewId;
  /** Days that can be planned. */
  plans: ReadonlyMap<LocalDate, MealPlan>;
  /** Whether the message was spoken: the first voice log is an achievement. */
  isSpoken: boolean;
}

const MAX_NAME_LENGTH = 200;

/** 'Eggs', 'Eggs and toast', 'Eggs, toast and butter'. */
const nameOf = (items: readonly FoodItem[]): string => {
  const names = items.map(({ name }) => name);
  const last = names.pop() ?? '';
  return (names.length === 0 ? last : `${names.join(', ')} and ${last}`).slice(0, MAX_NAME_LENGTH);
};

const mealAt = (time: string): MealType => {
  if (time >= '04:00' && time < '10:30') return 'breakfast';
  if (time >= '11:00' && time < '14:30') return 'lunch';
  return time >= '17:30' && time < '21:30' ? 'dinner' : 'snack';
};

/** Collects the writes a turn requests. They are stored together with the turn's answer. */
export const createRequestedWrites = ({ user_id, zone, now, newId, plans, isSpoken }: Where) => {
  const entries: FoodEntry[] = [];
  const planned: CoachPlanned[] = [];
  const written: WrittenThing[] = [];
  const clock = wallClockOf(now, zone);

  const figures = (items: readonly FoodItem[]) => {
    const totals = sumNutrients(items);
    const grams = items.reduce((sum, item) => sum + item.grams, 0);
    return {
      ...totals,
      calories: totals.calories ?? 0,
      items: [...items],
      serving_size: `${Math.round(grams)} g`,
    };
  };

  return {
    /** Today in the user's time zone. */
    today: clock.date,
    entries,
    planned,
    written,
    isFull: (): boolean => written.length >= MAX_WRITES,

    log: ({ items, meal_type, date, time }: RequestedMeal): FoodEntry => {
      const isNow = time === null && date === clock.date;
      const at = time ?? usualTimes[meal_type ?? 'snack'];
      const fields = {
        id: newId(),
        user_id,
        food_name: nameOf(items),
        ...figures(items),
        meal_type: meal_type ?? mealAt(isNow ? clock.time.slice(0, 5) : at),
        logged_at: isNow ? now : instantOf(date, at, zone),
        time_zone: zone,
        ...(isSpoken && { spoken: true as const }),
      };
      const entry = withConsistentItems(newEntry(fields, now));
      entries.push(entry);
      const { id, food_name, calories, local_date } = entry;
      written.push({ kind: 'entry', id, food_name, calories, meal_type: entry.meal_type, local_date });
      return entry;
    },

    /** @returns null if the day cannot be planned or is full */
    plan: ({ items, meal_type, date, time }: RequestedMeal): PlannedMeal | null => {
      const day = plans.get(date);
      const added = planned.filter((each) => each.date === date).length;
      if (!day || day.meals.length + added >= MAX_PLANNED) return null;
      const type = meal_type ?? (time === null ? 'snack' : mealAt(time));
      const meal: PlannedMeal = {
        id: newId(),
        type,
        name: nameOf(items),
        ...figures(plainItems(items)),
        time: time ?? usualTimes[type],
        notes: null,
        logged_entry_id: null,
      };
      planned.push({ date, meal });
      written.push({
        kind: 'planned_meal',
        id: meal.id,
        food_name: meal.name,
        calories: meal.calories,
        meal_type: type,
        local_date: date,
        time: meal.time,
      });
      return meal;
    },

    /** Returns the planned days including the added meals. */
    plans: (): MealPlan[] =>
      [...Map.groupBy(planned, ({ date }) => date)].flatMap(([date, added]) => {
        const day = plans.get(date);
        if (!day) return [];
        const meals = [...day.meals, ...added.map(({ meal }) => meal)];
        return [{ date, meals, version: day.version + 1, updated_at: now.toISOString() }];
      }),
  };
};

export type RequestedWrites = ReturnType<typeof createRequestedWrites>;
