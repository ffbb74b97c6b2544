import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createClosedAccountEntity } from '../platform/account/closed-account-entity.ts';
import { held } from '../platform/table/condition-failure.ts';
import { isNew } from '../platform/table/row-conditions.ts';

/** Twice the 15-minute lifetime of an access token (`infra/constructs/users/users.ts`), which allows for clock skew. */
const RETENTION_SECONDS = 30 * 60;

/** Records which accounts are closed. */
export const createClosedAccounts = (table: Table, clock: Clock) => {
  const closed = createClosedAccountEntity(table);

  return {
    /** Blocks all writes for this user for as long as access tokens may be valid. */
    note: async (userId: string): Promise<void> => {
      const expires_at = epochSeconds(clock()) + RETENTION_SECONDS;
      await closed.build(PutItemCommand).item({ user_id: userId, expires_at }).send();
    },

    /**
     * Blocks all writes for this user until the account is erased. Does not change an account that is already being
     * erased.
     */
    noteForGood: async (userId: string): Promise<void> => {
      await held(closed.build(PutItemCommand).item({ user_id: userId }).options({ condition: isNew }).send());
    },
  };
};

export type ClosedAccounts = ReturnType<typeof createClosedAccounts>;
