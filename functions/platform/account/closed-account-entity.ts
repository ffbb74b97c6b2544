import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import type { Table } from '../table/client.ts';
import { optionalNumber } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';
import { isNew } from '../table/row-conditions.ts';
import type { Write } from '../table/transact.ts';

const CLOSED_ACCOUNT_KEY = 'account#closed';

/**
 * Record that an account is closed and rejects all writes. If the account is erased, the record expires once no token
 * can be valid; if its rows stay (decision D42), the record stays with them, as API tokens do.
 */
export const createClosedAccountEntity = defineUserEntity(
  'closed_account',
  {
    expires_at: optionalNumber,
  },
  () => CLOSED_ACCOUNT_KEY,
);

/**
 * Condition that the user's account is open. Part of every transaction that creates rows, so that older tokens leave
 * none after a closing (decision D29): rows committed before the record are erased, and none are committed after it.
 */
export const createOpenAccountCheck = (table: Table) => {
  const closed = createClosedAccountEntity(table);
  return (userId: string): Write =>
    closed.build(ConditionCheck).key({ user_id: userId }).condition(isNew).params();
};
