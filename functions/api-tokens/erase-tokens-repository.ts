import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { API_TOKENS, createApiTokenEntity, createTokenOwnerEntity } from './api-token-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Deletes the rows by which a deleted account's tokens are found. The erasure deletes the other rows. */
export const createEraseTokens = (table: Table): ((userId: string) => Promise<void>) => {
  const tokens = createApiTokenEntity(table);
  const owners = createTokenOwnerEntity(table);
  return async (userId) => {
    const { Items = [] } = await table
      .build(QueryCommand)
      .query({ partition: userPartition(userId), range: { between: [...API_TOKENS] } })
      .entities(tokens)
      .options({ consistent: true, entityAttrFilter: false, maxPages: Infinity })
      .send();
    for (const { hash } of Items) await owners.build(DeleteItemCommand).key({ hash }).send();
  };
};
