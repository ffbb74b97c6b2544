import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../../platform/table/client.ts';
import { entityDefaults } from '../../platform/table/entity-defaults.ts';

/** Progress of a job that runs at night in all time zones. Not owned by a user. */
export const createNightlyRunEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'nightly',
    table,
    schema: item({
      job: string().key(),
      /** All nightly runs up to this instant are queued. */
      done_until: string(),
    }),
    computeKey: ({ job }) => ({ pk: `nightly#${job}`, sk: 'state' }),
  });
