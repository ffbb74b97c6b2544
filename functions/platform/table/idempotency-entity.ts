import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from './client.ts';
import { houseEntity } from './house-entity.ts';
import { userPartition } from './user-key.ts';

/** That an action was done, and what was answered. Stands in the same transaction as the action's writes. */
export const createIdempotencyEntity = (table: Table) =>
  new Entity({
    ...houseEntity,
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
