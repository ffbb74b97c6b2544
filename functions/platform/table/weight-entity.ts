import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from './client.ts';
import { houseEntity } from './house-entity.ts';
import { userPartition } from './user-key.ts';

/** Where a day's weight stands among a person's rows. */
export const weightKey = (date: string): string => `weight#${date}`;

/** The weight of one wall-clock day, kg. */
export const createWeightEntity = (table: Table) =>
  new Entity({
    ...houseEntity,
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
