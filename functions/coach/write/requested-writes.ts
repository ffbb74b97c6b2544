import type { WrittenThing } from '#shared/coach/schema.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { MAX_PLANNED, type MealPlan, type PlannedMeal } from '#shared/meal-plans/schema.ts';
import { plainItems } from '#shared/meal-plans/usual-meals.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { newEntry, withConsistentItems } from '../../food-entries/public.ts';
import type { NewId } from '../../platform/ids.ts';
import type { AddedWater, CoachPlanned, EntryChange, SavedWeight } from '../coach-write-entity.ts';
import { mealAt, nameOf, usualTimes, valuesOf } from './entry-values.ts';
import type { ProposalOption } from '../state/coach-state-entity.ts';
import type { TurnUndo } from './undo-turns.ts';

/** Maximum number of writes per turn. More are a mistake. */
const MAX_WRITES = 12;

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

/** Collects the writes a turn requests. They are stored together with the turn's answer. */
export const createRequestedWrites = ({ user_id, zone, now, newId, plans, isSpoken }: Where) => {
  const changes: EntryChange[] = [];
  const water: AddedWater[] = [];
  const requested: {
    weight: SavedWeight | null;
    /** The daily energy goal, kcal. */
    goal: number | null;
    options: ProposalOption[];
    draft: string;
    undo: TurnUndo | null;
    /** Keeps the open question of an earlier turn. */
    keepsProposal: boolean;
  } = { weight: null, goal: null, options: [], draft: '', undo: null, keepsProposal: false };
  const planned: CoachPlanned[] = [];
  const written: WrittenThing[] = [];
  const clock = wallClockOf(now, zone);

  const shownOf = (kind: 'entry' | 'changed_entry' | 'removed_entry', entry: FoodEntry): WrittenThing => {
    const { id, food_name, calories, meal_type, local_date } = entry;
    return { kind, id, food_name, calories, meal_type, local_date };
  };

  const add = (entry: FoodEntry): FoodEntry => {
    changes.push({ id: entry.id, before: null, after: entry });
    written.push(shownOf('entry', entry));
    return entry;
  };

  return {
    /** Today in the user's time zone. */
    today: clock.date,
    newId,
    /** Its entries in the order of the text, before and after the turn. */
    changes,
    water,
    planned,
    written,
    /** Everything that is requested at most once. */
    requested,
    /** The entries it logs. */
    entries: (): FoodEntry[] =>
      changes.flatMap(({ before, after }) => (before === null && after !== null ? [after] : [])),
    isFull: (): boolean => written.length >= MAX_WRITES,

    log: ({ items, meal_type, date, time }: RequestedMeal): FoodEntry => {
      const isNow = time === null && date === clock.date;
      const at = time ?? usualTimes[meal_type ?? 'snack'];
      const fields = {
        id: newId(),
        user_id,
        food_name: nameOf(items),
        ...valuesOf(items),
        meal_type: meal_type ?? mealAt(isNow ? clock.time.slice(0, 5) : at),
        logged_at: isNow ? now : instantOf(date, at, zone),
        time_zone: zone,
        ...(isSpoken && { spoken: true as const }),
      };
      return add(withConsistentItems(newEntry(fields, now)));
    },

    /** Logs an entry that was built from another one. */
    logCopy: (entry: FoodEntry): FoodEntry => add(entry),

    /** Replaces an entry. The write fails if the entry has changed since it was read. */
    change: (before: FoodEntry, fields: Partial<FoodEntry>): FoodEntry => {
      const after = withConsistentItems({
        ...before,
        ...fields,
        version: before.version + 1,
        updated_at: now.toISOString(),
      });
      changes.push({ id: before.id, before, after });
      written.push(shownOf('changed_entry', after));
      return after;
    },

    remove: (before: FoodEntry): void => {
      changes.push({ id: before.id, before, after: null });
      written.push(shownOf('removed_entry', before));
    },

    addWater: (date: LocalDate, milliliters: number): void => {
      water.push({ date, milliliters });
      written.push({ kind: 'water', id: newId(), milliliters, local_date: date });
    },

    saveWeight: (weight: SavedWeight): void => {
      requested.weight = weight;
      written.push({ kind: 'weight', id: newId(), weight: weight.weight, local_date: weight.date });
    },

    /** Asks before it writes. @param draft text for the message field */
    propose: (options: ProposalOption[], draft: string): void => {
      requested.options = options;
      requested.draft = draft;
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
        ...valuesOf(plainItems(items)),
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
