import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { held } from '../../platform/table/condition-failure.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { isThere } from '../../platform/table/row-conditions.ts';
import { createSharedMealEntity } from '../meals/shared-meal-entity.ts';
import { createLikeRecountEntity } from './like-recount-entity.ts';
import { createMealLikeEntity, likePartitions } from './meal-like-entity.ts';

/** How long the result of a count is kept, s. */
const RETENTION_SECONDS = 7 * 24 * 60 * 60;

/** Counts the likes of a meal and stores when they are counted next. */
export const createLikeRecounts = (table: Table, clock: Clock) => {
  const recounts = createLikeRecountEntity(table);
  const likes = createMealLikeEntity(table);
  const meals = createSharedMealEntity(table);
  const expiry = (): number => epochSeconds(clock()) + RETENTION_SECONDS;

  const countIn = async (partition: string): Promise<number> => {
    const { Count = 0 } = await table
      .build(QueryCommand)
      .query({ index: 'gsi1', partition })
      .entities(likes)
      .options({ entityAttrFilter: false, select: 'COUNT', maxPages: Infinity })
      .send();
    return Count;
  };

  return {
    find: (shared_meal_id: string) => readRow(recounts, { shared_meal_id }),

    schedule: async (shared_meal_id: string, due: Date): Promise<void> => {
      const row = { shared_meal_id, due_at: due.toISOString(), expires_at: expiry() };
      await recounts.build(UpdateItemCommand).item(row).send();
    },

    /**
     * Counts a meal's likes and stores the sum in the meal. Counting again is harmless, and a count that is overtaken by
     * a later one is discarded. @returns false if the meal no longer exists
     */
    count: async (id: string): Promise<boolean> => {
      const likes_counted_at = clock().toISOString();
      const counts = await Promise.all(likePartitions(id).map(countIn));
      const likes_count = counts.reduce((sum, count) => sum + count, 0);
      const isNewer = {
        or: [
          { attr: 'likes_counted_at' as const, exists: false as const },
          { attr: 'likes_counted_at' as const, lte: likes_counted_at },
        ],
      };
      const isStored = await held(
        meals
          .build(UpdateItemCommand)
          .item({ id, likes_count, likes_counted_at })
          .options({ condition: { and: [isThere, isNewer] } })
          .send(),
      );
      if (!isStored) return (await readRow(meals, { id })) !== null;
      const row = { shared_meal_id: id, likes_count, expires_at: expiry() };
      await recounts.build(UpdateItemCommand).item(row).send();
      return true;
    },
  };
};

export type LikeRecounts = ReturnType<typeof createLikeRecounts>;
