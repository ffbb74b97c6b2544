import { CodedError } from '#shared/errors/coded-error.ts';
import { type MealPlan, mealPlan } from '#shared/meal-plans/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import {
  type Rewrite,
  createFoodEntryEntity,
  createSummaryWrites,
  entryWrites,
} from '../food-entries/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createMealPlanEntity, MEAL_PLAN_PREFIX } from './meal-plan-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { planWrite } from './plan-write-repository.ts';
import { queryRows } from '../platform/table/query-rows.ts';

const unplanned = (date: LocalDate): MealPlan => ({ date, meals: [], version: 0, updated_at: null });

/** A change without diary entries. */
const nothing: Rewrite = { before: [], after: [] };

/** Reads and writes planned days. A plan and the entries logged from it change in one transaction. */
export const createMealPlanRepository = (table: Table, clock: Clock) => {
  const plans = createMealPlanEntity(table);
  const entries = createFoodEntryEntity(table);
  const summaryWrites = createSummaryWrites(table);
  const writer = createIdempotentWriter(table, clock);

  return {
    storedAnswer: writer.storedAnswer,

    /** Returns a day's plan, which is empty if none was saved. */
    find: async (userId: string, date: LocalDate): Promise<MealPlan> => {
      const row = await readRow(plans, { user_id: userId, date });
      return row ? mealPlan.parse(row) : unplanned(date);
    },

    /** Returns seven days starting with the given one, with one query. */
    week: async (userId: string, from: LocalDate): Promise<MealPlan[]> => {
      const days = Array.from({ length: 7 }, (_none, index) => addDays(from, index));
      const between: [string, string] = [`${MEAL_PLAN_PREFIX}${from}`, `${MEAL_PLAN_PREFIX}${days.at(-1)!}`];
      const rows = await queryRows(plans, userId, { between });
      const byDate = new Map(rows.map((row) => [row.date, mealPlan.parse(row)]));
      return days.map((date) => byDate.get(date) ?? unplanned(date));
    },

    /**
     * Writes plans, each only over the version that was read, together with their diary entries.
     * @returns `answer`, or the stored answer of a retried request
     * @throws CodedError MEAL_PLAN_CHANGED if a plan or an entry changed in the meantime
     */
    write: async <T>(
      userId: string,
      changed: readonly MealPlan[],
      idempotency: Idempotency,
      answer: T,
      diary: Rewrite = nothing,
    ): Promise<T> => {
      const writes = [
        ...changed.map((plan) => planWrite(plans, userId, plan, clock())),
        ...entryWrites(entries, diary),
        ...(await summaryWrites(diary)),
      ];
      return writer.write(userId, idempotency, writes, answer).catch((error: unknown) => {
        throw error instanceof ConditionsFailed
          ? new CodedError('MEAL_PLAN_CHANGED', { cause: error })
          : error;
      });
    },
  };
};

export type MealPlanRepository = ReturnType<typeof createMealPlanRepository>;
