import { CodedError } from '#shared/errors/coded-error.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LoggedPlan, MealPlan, MealPlanDaysSave, PlannedMeal } from '#shared/meal-plans/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { createWithIdempotency } from '../platform/idempotency/with-idempotency.ts';
import type { FoodEntryRepository } from '../food-entries/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { requireStartedDay } from '../platform/http/require-started-day.ts';
import type { NewId } from '../platform/ids.ts';
import { entryFromPlan } from './entry-from-plan.ts';
import { plannedMealsOf } from './planned-meals.ts';
import type { MealPlanRepository } from './repository.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';

interface Dependencies {
  repository: MealPlanRepository;
  entries: Pick<FoodEntryRepository, 'find'>;
  clock: Clock;
  newId: NewId;
}

/** A planned meal and its day. */
interface Place {
  date: LocalDate;
  id: string;
}

/** Retries an action that reads a plan and writes it. @throws CodedError MEAL_PLAN_CHANGED after too many conflicts */
const retryOnPlanConflict = <T>(act: () => Promise<T>): Promise<T> =>
  retryOnConflict(act, 'MEAL_PLAN_CHANGED');

const mealOf = (plan: MealPlan, id: string): PlannedMeal => {
  const meal = plan.meals.find((each) => each.id === id);
  if (!meal) throw new CodedError('PLANNED_MEAL_NOT_FOUND');
  return meal;
};

/** Business rules for planned days. Every method is scoped to the calling user. */
export const createMealPlanService = ({ repository, entries, clock, newId }: Dependencies) => {
  const withIdempotency = createWithIdempotency(repository);

  const next = (before: MealPlan, meals: PlannedMeal[]): MealPlan => ({
    date: before.date,
    meals,
    version: before.version + 1,
    updated_at: clock().toISOString(),
  });

  const marked = (before: MealPlan, id: string, logged_entry_id: string | null): MealPlan =>
    next(
      before,
      before.meals.map((meal) => (meal.id === id ? { ...meal, logged_entry_id } : meal)),
    );

  const entryOf = async (userId: string, { logged_entry_id: id }: PlannedMeal): Promise<FoodEntry | null> =>
    id === null ? null : entries.find(userId, id);

  /** Returns the plan. A meal whose entry was deleted from the diary is no longer logged. */
  const read = async (userId: string, date: LocalDate): Promise<MealPlan> => {
    const plan = await repository.find(userId, date);
    const found = await Promise.all(plan.meals.map((meal) => entryOf(userId, meal)));
    return {
      ...plan,
      meals: plan.meals.map((meal, at) => ({ ...meal, logged_entry_id: found[at]?.id ?? null })),
    };
  };

  const save = async (
    userId: string,
    days: MealPlanDaysSave['days'],
    idempotency: Idempotency,
  ): Promise<MealPlan[]> => {
    await withIdempotency(userId, idempotency, async () => {
      const before = await Promise.all(days.map(({ date }) => repository.find(userId, date)));
      if (before.some(({ version }, at) => version !== days[at]!.version))
        throw new CodedError('MEAL_PLAN_CHANGED');
      const after = before.map((plan, at) => next(plan, plannedMealsOf(plan, days[at]!.meals)));
      // A week exceeds the size of the idempotency record, so the days are read again.
      return repository.write(userId, after, idempotency, null);
    });
    return Promise.all(days.map(({ date }) => read(userId, date)));
  };

  return {
    read,
    save,

    /**
     * Logs a planned meal of a day that has started. A meal that is already logged stays unchanged.
     * @throws CodedError VALIDATION_FAILED for a day that has not started in the user's time zone
     */
    log: async (
      userId: string,
      { date, id }: Place,
      time_zone: string,
      idempotency: Idempotency,
    ): Promise<LoggedPlan> => {
      const entry = await withIdempotency(userId, idempotency, () =>
        retryOnPlanConflict(async () => {
          const before = await repository.find(userId, date);
          const meal = mealOf(before, id);
          const known = await entryOf(userId, meal);
          if (known) return known;
          requireStartedDay(date, clock(), time_zone);
          const made = entryFromPlan(meal, { user_id: userId, date, time_zone }, newId(), clock());
          const diary = { before: [], after: [made] };
          return repository.write(userId, [marked(before, id, made.id)], idempotency, made, diary);
        }),
      );
      return { plan: await read(userId, date), entry };
    },

    /** Deletes the diary entry of a planned meal. */
    unlog: async (userId: string, { date, id }: Place, idempotency: Idempotency): Promise<MealPlan> => {
      await withIdempotency(userId, idempotency, () =>
        retryOnPlanConflict(async () => {
          const before = await repository.find(userId, date);
          const meal = mealOf(before, id);
          if (meal.logged_entry_id === null) return null;
          const entry = await entryOf(userId, meal);
          const diary = { before: entry ? [entry] : [], after: [] };
          return repository.write(userId, [marked(before, id, null)], idempotency, null, diary);
        }),
      );
      return read(userId, date);
    },
  };
};

export type MealPlanService = ReturnType<typeof createMealPlanService>;
