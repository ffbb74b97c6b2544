import { CodedError } from '#shared/errors/coded-error.ts';
import { type ApiToken, apiToken, tokenScopes } from '#shared/api-tokens/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { API_TOKENS, createApiTokenEntity } from './api-token-entity.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { readRow } from '../platform/table/read-row.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { createTokenWrites, type StoredToken } from './token-writes-repository.ts';
import { queryRows } from '../platform/table/query-rows.ts';

const ATTEMPTS = 3;

/** A token as stored; the limits are missing in tokens from before they existed, which allow everything. */
interface TokenRow {
  is_read_only?: boolean | undefined;
  valid_until?: string | undefined;
}

const tokenOf = ({ is_read_only, valid_until, ...row }: TokenRow): ApiToken =>
  apiToken.parse(
    withNulls(
      { ...row, scopes: is_read_only ? ['read'] : [...tokenScopes], expires_at: valid_until ?? null },
      apiToken,
    ),
  );

/** Reads and writes personal API tokens. A token's two rows and the user's token count change in one transaction. */
export const createApiTokens = (table: Table, clock: Clock) => {
  const tokens = createApiTokenEntity(table);
  const writes = createTokenWrites(table);
  const writer = createIdempotentWriter(table, clock);
  const openAccount = createOpenAccountCheck(table);

  const find = (userId: string, id: string) => readRow(tokens, { user_id: userId, id });

  return {
    /** Newest first. */
    list: async (userId: string): Promise<ApiToken[]> => {
      const rows = await queryRows(tokens, userId, { between: API_TOKENS }, { reverse: true });
      return rows.map(tokenOf);
    },

    /**
     * @returns the ID of the token that this request created, which is an older one for a retry
     * @throws CodedError TOO_MANY_TOKENS
     */
    keep: async (token: StoredToken, idempotency: Idempotency): Promise<string> => {
      try {
        return await writer.write(token.user_id, idempotency, writes.toKeep(token), token.id);
      } catch (error) {
        if (error instanceof ConditionsFailed) throw new CodedError('TOO_MANY_TOKENS', { cause: error });
        throw error;
      }
    },

    /**
     * Replaces a secret that was never used.
     * @returns null if the token is gone or in use
     */
    replace: async (
      userId: string,
      id: string,
      secret: Pick<StoredToken, 'hash' | 'ending'>,
    ): Promise<ApiToken | null> => {
      const row = await find(userId, id);
      if (!row || row.last_used_at !== undefined) return null;
      try {
        await transact(table, [...writes.toReplace(row, secret), openAccount(userId)]);
      } catch (error) {
        if (error instanceof ConditionsFailed) return null;
        throw error;
      }
      return tokenOf({ ...row, ...secret });
    },

    /** Revokes a token. Does nothing if it is already gone. */
    revoke: async (userId: string, id: string, idempotency: Idempotency): Promise<void> => {
      for (let attempt = 1; ; attempt++) {
        const row = await find(userId, id);
        if (!row) return;
        try {
          await writer.write(userId, idempotency, writes.toRevoke(row), null);
          return;
        } catch (error) {
          // Its secret was replaced concurrently, or it was revoked in another tab.
          if (!(error instanceof ConditionsFailed) || attempt === ATTEMPTS) throw error;
        }
      }
    },
  };
};

export type ApiTokens = ReturnType<typeof createApiTokens>;
