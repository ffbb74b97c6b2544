import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** That something was paid out or taken back: stands in the same transaction as the account, so it happens once. */
export const createCreditGrantEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'credit_grant',
    table,
    schema: item({
      user_id: string().key(),
      /** What it was for, e.g. the id of a checkout session. */
      key: string().key(),
      /** Credits that came, or with a minus went. */
      amount: number(),
      created_at: string(),
    }),
    computeKey: ({ user_id, key }) => ({ pk: userPartition(user_id), sk: `credit-grant#${key}` }),
  });
