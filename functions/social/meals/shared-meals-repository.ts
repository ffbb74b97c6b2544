import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { Clock } from '../../platform/clock.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Table } from '../../platform/table/client.ts';
import { createCallCount } from '../../platform/limits/count-call.ts';
import { createFeedPointerEntity } from '../feed/feed-pointer-entity.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { isNew } from '../../platform/table/row-conditions.ts';
import { createSharedMealEntity, publicFeedKeys } from './shared-meal-entity.ts';
import { ConditionsFailed } from '../../platform/table/transact.ts';
import { createIdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import { type MealRow, mealRow } from './meal-rows.ts';

/** Limit per hour, since each shared meal is sent to every friend: enough for a day's meals, too few for a script. */
export const sharings = { kind: 'shared-meals', most: 30, per: 'hour' } as const;

/** Reads and writes shared meals, each with the sharer's own pointer. */
export const createSharedMealsRepository = (table: Table, clock: Clock) => {
  const meals = createSharedMealEntity(table);
  const pointers = createFeedPointerEntity(table);
  const writer = createIdempotentWriter(table, clock);
  const count = createCallCount(table, clock, sharings);

  return {
    storedAnswer: writer.storedAnswer,

    find: async (id: string): Promise<MealRow | null> => {
      const row = await readRow(meals, { id });
      return row && mealRow.parse(row);
    },

    /**
     * @returns `answer`, or the stored answer of a retried request
     * @throws CodedError TOO_MANY_REQUESTS above 30 per hour
     */
    share: async <T>(meal: MealRow, idempotency: Idempotency, answer: T): Promise<T> => {
      const { id, user_id, food_entry_id, audience } = meal;
      const put = meals.build(PutItemCommand).item({ ...meal, ...publicFeedKeys(meal) });
      const pointer = { user_id, id, owner_id: user_id, food_entry_id, audience, own: true } as const;
      const writes = [
        { Put: put.options({ condition: isNew }).params() },
        { Put: pointers.build(PutItemCommand).item(pointer).params() },
        count.write(user_id, 1),
      ];
      try {
        return await writer.write(user_id, idempotency, writes, answer);
      } catch (error) {
        throw error instanceof ConditionsFailed && error.failed[2] ? count.refusal(error) : error;
      }
    },

    /** Unshares a user's own meal. Does nothing if it is already gone. */
    unshare: async (user_id: string, id: string, idempotency: Idempotency): Promise<void> => {
      const meal = meals.build(DeleteItemCommand).key({ id });
      const writes = [
        { Delete: meal.options({ condition: { attr: 'user_id', eq: user_id } }).params() },
        { Delete: pointers.build(DeleteItemCommand).key({ user_id, id }).params() },
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
