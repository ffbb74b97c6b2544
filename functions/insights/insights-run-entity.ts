import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Lock while a model writes a user's insights, so that a second tab does not pay for the same. */
export const createInsightsRunEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'insights_run',
    table,
    schema: item({
      user_id: string().key(),
      /** Idempotency key of the request that holds the lock. */
      key: string(),
      /** Unix seconds, after which the lock of a crashed request is ignored. */
      expires_at: number(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: 'insights-run' }),
  });
