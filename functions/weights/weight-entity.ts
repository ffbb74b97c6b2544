import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Returns the sort key of a day's weight. */
export const weightKey = (date: string): string => `weight#${date}`;

/** The weight of one wall-clock day, kg. */
export const createWeightEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'weight',
    table,
    schema: item({
      user_id: string().key(),
      date: string().key(),
      weight: number(),
      updated_at: string(),
    }),
    computeKey: ({ user_id, date }) => ({ pk: userPartition(user_id), sk: weightKey(date) }),
  });
