import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { MealLike } from '#shared/social/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Table } from '../../platform/table/client.ts';
import { createMealLikeEntity } from './meal-like-entity.ts';
import { isNew, isThere } from '../../platform/table/row-conditions.ts';
import { createSharedMealEntity } from './shared-meal-entity.ts';
import type { Write } from '../../platform/table/transact.ts';
import { createIdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';

/**
 * Attempts per transaction. Likes of one meal update the same row and conflict: with 12 attempts a fifth of 200
 * concurrent likes would fail, with these none do, after at most 7 s (simulated with 20 ms per transaction).
 */
export const LIKE_ATTEMPTS = 30;

/** Builds the update of an existing meal's like count for a transaction. */
export const createCountLike = (table: Table) => {
  const meals = createSharedMealEntity(table);
  return (id: string, likes: 1 | -1): Write => {
    const update = meals.build(UpdateItemCommand).item({ id, likes_count: $add(likes) });
    return { Update: update.options({ condition: isThere }).params() };
  };
};

/** Reads and writes likes. Each is counted in the meal's row in the same transaction. */
export const createLikesRepository = (table: Table, clock: Clock) => {
  const likes = createMealLikeEntity(table);
  const countLike = createCountLike(table);
  const writer = createIdempotentWriter(table, clock, LIKE_ATTEMPTS);

  return {
    storedAnswer: writer.storedAnswer,

    /**
     * Writes or deletes the like according to `answer`.
     * @throws ConditionsFailed if the like or the meal changed since it was read
     */
    write: async (
      user_id: string,
      meal: { id: string; user_id: string },
      idempotency: Idempotency,
      answer: MealLike,
    ): Promise<MealLike> => {
      const key = { user_id, shared_meal_id: meal.id };
      const row = { ...key, owner_id: meal.user_id, created_at: clock().toISOString() };
      const like: Write = answer.liked
        ? { Put: likes.build(PutItemCommand).item(row).options({ condition: isNew }).params() }
        : { Delete: likes.build(DeleteItemCommand).key(key).options({ condition: isThere }).params() };
      return writer.write(user_id, idempotency, [like, countLike(meal.id, answer.liked ? 1 : -1)], answer);
    },
  };
};

export type LikesRepository = ReturnType<typeof createLikesRepository>;
