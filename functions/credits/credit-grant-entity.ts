import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Record that credits were granted or revoked, written in the account's transaction so that it happens only once. */
export const createCreditGrantEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'credit_grant',
    table,
    schema: item({
      user_id: string().key(),
      /** Purpose, for example the ID of a checkout session. */
      key: string().key(),
      /** Credits, negative if revoked. */
      amount: number(),
      created_at: string(),
    }),
    computeKey: ({ user_id, key }) => ({ pk: userPartition(user_id), sk: `credit-grant#${key}` }),
  });
