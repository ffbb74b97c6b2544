import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../table/client.ts';
import { entityDefaults } from '../table/entity-defaults.ts';
import { userPartition } from '../table/user-key.ts';

/** That an action was done, and what was answered. Stands in the same transaction as the action's writes. */
export const createIdempotencyEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'idempotency',
    table,
    schema: item({
      user_id: string().key(),
      key: string().key(),
      request_hash: string(),
      /** The answer, as JSON. */
      answer: string(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, key }) => ({ pk: userPartition(user_id), sk: `action#${key}` }),
  });
