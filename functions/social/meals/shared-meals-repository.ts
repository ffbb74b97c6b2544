import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Table } from '../../platform/table/client.ts';
import { createCallCount } from '../../platform/limits/count-call.ts';
import { createFeedPointerEntity } from '../feed/feed-pointer-entity.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { isNew } from '../../platform/table/row-conditions.ts';
import { createSharedEntryEntity } from './shared-entry-entity.ts';
import { createSharedMealEntity, publicFeedKeys } from './shared-meal-entity.ts';
import { ConditionsFailed } from '../../platform/table/transact.ts';
import { createIdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import { type MealRow, mealRow } from './meal-rows.ts';

/** Limit per hour, since each shared meal is sent to every friend: enough for a day's meals, too few for a script. */
export const sharings = { kind: 'shared-meals', most: 30, per: 'hour', code: 'TOO_MANY_SHARES' } as const;

/** Limit of one meal, since each time it is at the top of every friend's feed again. */
export const sharingsOfOneMeal = {
  kind: 'shares-of',
  most: 3,
  per: 'day',
  code: 'SHARED_TOO_OFTEN',
} as const;

/** Reads and writes shared meals, each with the sharer's own pointer. */
export const createSharedMealsRepository = (table: Table, clock: Clock) => {
  const meals = createSharedMealEntity(table);
  const pointers = createFeedPointerEntity(table);
  const writer = createIdempotentWriter(table, clock);
  const entries = createSharedEntryEntity(table);
  const count = createCallCount(table, clock, sharings);
  const countOf = (entryId: string) =>
    createCallCount(table, clock, {
      ...sharingsOfOneMeal,
      kind: `${sharingsOfOneMeal.kind}#${entryId}`,
    });

  /** Returns why an entry that is marked as shared cannot be shared. */
  const conflictOf = async (user_id: string, food_entry_id: string, cause: unknown): Promise<CodedError> => {
    const entry = await readRow(entries, { user_id, food_entry_id });
    return new CodedError(entry?.is_removed ? 'MEAL_WAS_REMOVED' : 'MEAL_ALREADY_SHARED', { cause });
  };

  return {
    storedAnswer: writer.storedAnswer,

    /** Reads consistently only what is not found otherwise: many users may like a popular meal at once. */
    find: async (id: string): Promise<MealRow | null> => {
      const row = (await readRow(meals, { id }, false)) ?? (await readRow(meals, { id }));
      return row && mealRow.parse(row);
    },

    /**
     * @returns `answer`, or the stored answer of a retried request
     * @throws CodedError MEAL_ALREADY_SHARED; MEAL_WAS_REMOVED by staff; TOO_MANY_SHARES above 30 per hour;
     * SHARED_TOO_OFTEN above 3 times per day
     */
    share: async <T>(meal: MealRow, idempotency: Idempotency, answer: T): Promise<T> => {
      const { id, user_id, food_entry_id, audience } = meal;
      const put = meals.build(PutItemCommand).item({ ...meal, ...publicFeedKeys(meal) });
      const mark = entries.build(PutItemCommand).item({ user_id, food_entry_id, shared_meal_id: id });
      const pointer = { user_id, id, owner_id: user_id, food_entry_id, audience, own: true } as const;
      const writes = [
        { Put: put.options({ condition: isNew }).params() },
        { Put: pointers.build(PutItemCommand).item(pointer).params() },
        count.write(user_id, 1),
        countOf(food_entry_id).write(user_id, 1),
        { Put: mark.options({ condition: isNew }).params() },
      ];
      try {
        return await writer.write(user_id, idempotency, writes, answer);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        if (error.failed[4]) throw await conflictOf(user_id, food_entry_id, error);
        if (error.failed[3]) throw countOf(food_entry_id).refusal(error);
        throw error.failed[2] ? count.refusal(error) : error;
      }
    },

    /** Unshares a user's own meal. Does nothing if it is already gone. */
    unshare: async ({ user_id, id, food_entry_id }: MealRow, idempotency: Idempotency): Promise<void> => {
      const meal = meals.build(DeleteItemCommand).key({ id });
      const writes = [
        { Delete: meal.options({ condition: { attr: 'user_id', eq: user_id } }).params() },
        { Delete: pointers.build(DeleteItemCommand).key({ user_id, id }).params() },
        { Delete: entries.build(DeleteItemCommand).key({ user_id, food_entry_id }).params() },
      ];
      try {
        await writer.write(user_id, idempotency, writes, null);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    },
  };
};

export type SharedMealsRepository = ReturnType<typeof createSharedMealsRepository>;
