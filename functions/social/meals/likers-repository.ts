import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { createUserRows } from '../../platform/account/user-rows-repository.ts';
import type { Table } from '../../platform/table/client.ts';
import { createMealLikeEntity, LIKES, likesOf } from './meal-like-entity.ts';
import { userPartition } from '../../platform/table/user-key.ts';

/** Finds all likes of a deleted meal through the index, page by page. */
export const createLikersRepository = (table: Table) => {
  const likes = createMealLikeEntity(table);
  const rows = createUserRows(table);
  return {
    forget: async (sharedMealId: string): Promise<void> => {
      let from: Record<string, unknown> | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await table
          .build(QueryCommand)
          .query({ index: 'gsi1', partition: likesOf(sharedMealId) })
          .entities(likes)
          .options({ entityAttrFilter: false, ...(from && { exclusiveStartKey: from }) })
          .send();
        await rows.remove(
          Items.map(({ user_id }) => ({ pk: userPartition(user_id), sk: `${LIKES[0]}${sharedMealId}` })),
        );
        from = LastEvaluatedKey;
      } while (from);
    },
  };
};

export type LikersRepository = ReturnType<typeof createLikersRepository>;
