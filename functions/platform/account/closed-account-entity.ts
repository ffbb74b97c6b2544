import { Entity } from 'dynamodb-toolbox/entity';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../table/client.ts';
import { entityDefaults } from '../table/entity-defaults.ts';
import { isNew } from '../table/row-conditions.ts';
import type { Write } from '../table/transact.ts';
import { userPartition } from '../table/user-key.ts';

const CLOSED_ACCOUNT_KEY = 'account#closed';

/**
 * Record that an account is closed and rejects all writes. If the account is erased, the record expires once no token
 * can be valid; if its rows stay (decision D42), the record stays with them, as API tokens do.
 */
export const createClosedAccountEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'closed_account',
    table,
    schema: item({
      user_id: string().key(),
      expires_at: number().optional(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: CLOSED_ACCOUNT_KEY }),
  });

/**
 * Condition that the user's account is open. Part of every transaction that creates rows, so that older tokens leave
 * none after a closing (decision D29): rows committed before the record are erased, and none are committed after it.
 */
export const createOpenAccountCheck = (table: Table) => {
  const closed = createClosedAccountEntity(table);
  return (userId: string): Write =>
    closed.build(ConditionCheck).key({ user_id: userId }).condition(isNew).params();
};
