import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createClosedAccountEntity } from '../platform/table/closed-account-entity.ts';
import { held } from '../platform/table/condition-failure.ts';
import { isNew } from '../platform/table/row-conditions.ts';

/** Access tokens live 15 minutes (`infra/constructs/users.ts`); twice that leaves room for clocks that differ. */
const KEPT_SECONDS = 30 * 60;

/** Which accounts are closed. */
export const createClosedAccounts = (table: Table, clock: Clock) => {
  const closed = createClosedAccountEntity(table);

  return {
    /** From now on nothing is written for this person, for as long as tokens may be about. */
    note: async (userId: string): Promise<void> => {
      const expires_at = epochSeconds(clock()) + KEPT_SECONDS;
      await closed.build(PutItemCommand).item({ user_id: userId, expires_at }).send();
    },

    /** From now on nothing is written for this person, until the account is erased. One that is being erased stays so. */
    noteForGood: async (userId: string): Promise<void> => {
      await held(closed.build(PutItemCommand).item({ user_id: userId }).options({ condition: isNew }).send());
    },
  };
};

export type ClosedAccounts = ReturnType<typeof createClosedAccounts>;
