import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { MealLike } from '#shared/social/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createMealLikeEntity } from './meal-like-entity.ts';
import { isNew, isThere } from '../platform/table/row-conditions.ts';
import { createSharedMealEntity } from './shared-meal-entity.ts';
import type { Write } from '../platform/table/transact.ts';
import { createWriteOnce } from '../platform/idempotency/write-once.ts';

/**
 * Each transaction touches the meal's row, and DynamoDB refuses those that meet: with 12 attempts a fifth of 200 people who
 * like one meal at once would be turned away, with these nobody, and they wait for 7 s at most (20 ms a transaction, simulated).
 */
export const LIKE_ATTEMPTS = 30;

/** The count of a meal that is there, as one write of a transaction. */
export const createCountLike = (table: Table) => {
  const meals = createSharedMealEntity(table);
  return (id: string, likes: 1 | -1): Write => {
    const update = meals.build(UpdateItemCommand).item({ id, likes_count: $add(likes) });
    return { Update: update.options({ condition: isThere }).params() };
  };
};

/** Likes of the table, each counted in the meal's row by the transaction that makes or deletes it. */
export const createLikesRepository = (table: Table, clock: Clock) => {
  const likes = createMealLikeEntity(table);
  const countLike = createCountLike(table);
  const once = createWriteOnce(table, clock, LIKE_ATTEMPTS);

  return {
    storedAnswer: once.storedAnswer,

    /**
     * Writes the like that `answer` says, or takes it back.
     * @throws ConditionsFailed when the person's like or the meal is no longer as it was read
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
      return once.write(user_id, idempotency, [like, countLike(meal.id, answer.liked ? 1 : -1)], answer);
    },
  };
};

export type LikesRepository = ReturnType<typeof createLikesRepository>;
