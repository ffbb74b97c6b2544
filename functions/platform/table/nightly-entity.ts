import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import type { Table } from './client.ts';
import { houseEntity } from './house-entity.ts';

/** How far a job that goes through the nights of all zones has come. It belongs to nobody. */
export const createNightlyEntity = (table: Table) =>
  new Entity({
    ...houseEntity,
    name: 'nightly',
    table,
    schema: item({
      job: string().key(),
      /** Instant: every zone's night up to it is on the queue. */
      done_until: string(),
    }),
    computeKey: ({ job }) => ({ pk: `nightly#${job}`, sk: 'state' }),
  });
