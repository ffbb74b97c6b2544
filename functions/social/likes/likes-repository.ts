import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { MealLike } from '#shared/social/schema.ts';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { createIdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { isNew, isThere } from '../../platform/table/row-conditions.ts';
import type { Write } from '../../platform/table/transact.ts';
import { createMealLikeEntity } from './meal-like-entity.ts';
import { createRecentUnlikesEntity } from './recent-unlikes-entity.ts';

/** Number of removed likes that are remembered per user. */
const MAX_UNLIKES = 10;
/** Longer than any time until a meal's likes are counted again. */
const UNLIKE_SECONDS = 60 * 60;

/** Reads and writes likes. Each write concerns the caller's own items only. */
export const createLikesRepository = (table: Table, clock: Clock) => {
  const likes = createMealLikeEntity(table);
  const recent = createRecentUnlikesEntity(table);
  const writer = createIdempotentWriter(table, clock);

  const add = (user_id: string, meal: { id: string; user_id: string }): Write[] => {
    const row = {
      user_id,
      shared_meal_id: meal.id,
      owner_id: meal.user_id,
      created_at: clock().toISOString(),
    };
    return [{ Put: likes.build(PutItemCommand).item(row).options({ condition: isNew }).params() }];
  };

  const remove = async (user_id: string, shared_meal_id: string): Promise<Write[]> => {
    const key = { user_id, shared_meal_id };
    const [like, before] = await Promise.all([readRow(likes, key), readRow(recent, { user_id })]);
    const unliked_at = clock().toISOString();
    const unlike = { shared_meal_id, liked_at: like?.created_at ?? unliked_at, unliked_at };
    const others = (before?.unlikes ?? []).filter((each) => each.shared_meal_id !== shared_meal_id);
    const row = {
      user_id,
      unlikes: [unlike, ...others].slice(0, MAX_UNLIKES),
      expires_at: epochSeconds(clock()) + UNLIKE_SECONDS,
    };
    return [
      { Delete: likes.build(DeleteItemCommand).key(key).options({ condition: isThere }).params() },
      { Put: recent.build(PutItemCommand).item(row).params() },
    ];
  };

  return {
    storedAnswer: writer.storedAnswer,

    /**
     * Writes or deletes the like according to `answer`.
     * @throws ConditionsFailed if the like changed since it was read
     */
    write: async (
      user_id: string,
      meal: { id: string; user_id: string },
      idempotency: Idempotency,
      answer: MealLike,
    ): Promise<MealLike> => {
      const writes = answer.liked ? add(user_id, meal) : await remove(user_id, meal.id);
      return writer.write(user_id, idempotency, writes, answer);
    },
  };
};

export type LikesRepository = ReturnType<typeof createLikesRepository>;
