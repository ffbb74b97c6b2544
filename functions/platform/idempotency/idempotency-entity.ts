import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../table/client.ts';
import { entityDefaults } from '../table/entity-defaults.ts';
import { userPartition } from '../table/user-key.ts';

/** Record that an action was completed, with its answer. Written in the action's transaction. */
export const createIdempotencyEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'idempotency',
    table,
    schema: item({
      user_id: string().key(),
      key: string().key(),
      request_hash: string(),
      /** The answer as JSON. */
      answer: string(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, key }) => ({ pk: userPartition(user_id), sk: `action#${key}` }),
  });
