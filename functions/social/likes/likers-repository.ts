import { createUserRows } from '../../platform/account/user-rows-repository.ts';
import type { Table } from '../../platform/table/client.ts';
import { createMealLikeEntity, LIKE_PREFIX, likePartitions } from './meal-like-entity.ts';
import { queryIndex } from '../../platform/table/query-index.ts';
import { userPartition } from '../../platform/table/user-key.ts';

/** Finds all likes of a deleted meal through the index, page by page. */
export const createLikersRepository = (table: Table) => {
  const likes = createMealLikeEntity(table);
  const rows = createUserRows(table);
  return {
    forget: async (sharedMealId: string): Promise<void> => {
      for await (const page of queryIndex(likes, likePartitions(sharedMealId))) {
        const keys = page.map(({ user_id }) => ({
          pk: userPartition(user_id),
          sk: `${LIKE_PREFIX}${sharedMealId}`,
        }));
        await rows.remove(keys);
      }
    },
  };
};

export type LikersRepository = ReturnType<typeof createLikersRepository>;
