import { Entity } from 'dynamodb-toolbox/entity';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../table/client.ts';
import { entityDefaults } from '../table/entity-defaults.ts';
import { isNew } from '../table/row-conditions.ts';
import type { Write } from '../table/transact.ts';
import { userPartition } from '../table/user-key.ts';

export const CLOSED_ACCOUNT_KEY = 'account#closed';

/**
 * That an account is closed: nothing is written for it any more. Where it is erased, the note expires once no token can
 * be valid; where its rows stay (decision D42), it stays with them, as tokens for programs do.
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
 * Holds while the person's account is open. Stands in every transaction that makes rows, so that no token from before
 * a closing leaves any (decision D29): what commits before the note is erased, and nothing commits after it.
 */
export const createOpenAccountCheck = (table: Table) => {
  const closed = createClosedAccountEntity(table);
  return (userId: string): Write =>
    closed.build(ConditionCheck).key({ user_id: userId }).condition(isNew).params();
};
