import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { API_TOKENS, createApiTokenEntity, createTokenOwnerEntity } from './api-token-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { queryRows } from '../platform/table/query-rows.ts';

/** Deletes the rows by which a deleted account's tokens are found. The erasure deletes the other rows. */
export const createEraseTokens = (table: Table): ((userId: string) => Promise<void>) => {
  const tokens = createApiTokenEntity(table);
  const owners = createTokenOwnerEntity(table);
  return async (userId) => {
    const rows = await queryRows(tokens, userId, { between: API_TOKENS });
    for (const { hash } of rows) await owners.build(DeleteItemCommand).key({ hash }).send();
  };
};
