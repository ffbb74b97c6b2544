import type { Table } from '../platform/table/client.ts';
import { queryRows } from '../platform/table/query-rows.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';
import { API_TOKENS, createApiTokenEntity } from './api-token-entity.ts';
import { createTokenWrites } from './token-writes-repository.ts';

/** Revokes all API tokens of a user. Tokens that are revoked at the same time elsewhere are skipped. */
export const createRevokeAllTokens = (table: Table): ((userId: string) => Promise<void>) => {
  const tokens = createApiTokenEntity(table);
  const writes = createTokenWrites(table);
  return async (userId) => {
    for (const row of await queryRows(tokens, userId, { between: API_TOKENS })) {
      try {
        await transact(table, writes.toRevoke(row));
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    }
  };
};
