import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';

/** How far a job that goes through the nights of all zones has come. It belongs to nobody. */
export const createNightlyEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'nightly',
    table,
    schema: item({
      job: string().key(),
      /** Instant: every zone's night up to it is on the queue. */
      done_until: string(),
    }),
    computeKey: ({ job }) => ({ pk: `nightly#${job}`, sk: 'state' }),
  });
