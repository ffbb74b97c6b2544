import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type MealPlan, mealPlan } from '#shared/meal-plans/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { entryWrites, type Rewrite, summaryWrites } from '../food-entries/entry-writes-repository.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createDailySummaryEntity } from '../food-entries/daily-summary-entity.ts';
import { createFoodEntryEntity } from '../food-entries/food-entry-entity.ts';
import { createMealPlanEntity, MEAL_PLAN_PREFIX } from './meal-plan-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
import { userPartition } from '../platform/table/user-key.ts';
import { createWriteOnce } from '../platform/idempotency/write-once.ts';
import { planWrite } from './plan-write-repository.ts';

const unplanned = (date: LocalDate): MealPlan => ({ date, meals: [], version: 0, updated_at: null });

/** Nothing of the diary. */
const nothing: Rewrite = { before: [], after: [] };

/** Planned days of the table. A plan and the entries that it is logged as change together or not at all. */
export const createMealPlanRepository = (table: Table, clock: Clock) => {
  const plans = createMealPlanEntity(table);
  const entries = createFoodEntryEntity(table);
  const summaries = createDailySummaryEntity(table);
  const once = createWriteOnce(table, clock);

  return {
    storedAnswer: once.storedAnswer,

    /** A day's plan; one without meals where none was saved. */
    find: async (userId: string, date: LocalDate): Promise<MealPlan> => {
      const row = await readRow(plans, { user_id: userId, date });
      return row ? mealPlan.parse(row) : unplanned(date);
    },

    /** Seven days from a day on: one query. */
    week: async (userId: string, from: LocalDate): Promise<MealPlan[]> => {
      const days = Array.from({ length: 7 }, (_none, index) => addDays(from, index));
      const between: [string, string] = [`${MEAL_PLAN_PREFIX}${from}`, `${MEAL_PLAN_PREFIX}${days.at(-1)!}`];
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ partition: userPartition(userId), range: { between } })
        .entities(plans)
        .options({ consistent: true, entityAttrFilter: false, maxPages: Infinity })
        .send();
      const byDate = new Map(Items.map((row) => [row.date, mealPlan.parse(row)]));
      return days.map((date) => byDate.get(date) ?? unplanned(date));
    },

    /**
     * Writes plans, each over the version before its own, and what of the diary changes with them.
     * @returns `answer`, or the stored answer when the same action was done before
     * @throws CodedError MEAL_PLAN_CHANGED when one has another version by now, or an entry was changed meanwhile
     */
    write: <T>(
      userId: string,
      changed: readonly MealPlan[],
      idempotency: Idempotency,
      answer: T,
      diary: Rewrite = nothing,
    ): Promise<T> => {
      const writes = [
        ...changed.map((plan) => planWrite(plans, userId, plan, clock())),
        ...entryWrites(entries, diary),
        ...summaryWrites(summaries, diary),
      ];
      return once.write(userId, idempotency, writes, answer).catch((error: unknown) => {
        throw error instanceof ConditionsFailed
          ? new CodedError('MEAL_PLAN_CHANGED', { cause: error })
          : error;
      });
    },
  };
};

export type MealPlanRepository = ReturnType<typeof createMealPlanRepository>;
