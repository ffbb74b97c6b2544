import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** That a model writes a person's insights right now: a second window that asks too pays for nothing. */
export const createInsightsRunEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'insights_run',
    table,
    schema: item({
      user_id: string().key(),
      /** The press that it works for. */
      key: string(),
      /** Unix seconds; a run that crashed stands in nobody's way after it. */
      expires_at: number(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: 'insights-run' }),
  });
