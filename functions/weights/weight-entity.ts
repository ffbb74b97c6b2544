import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Returns the sort key of a day's weight. */
export const weightKey = (date: string): string => `weight#${date}`;

/** The weight of one wall-clock day, kg. */
export const createWeightEntity = defineUserEntity(
  'weight',
  item({
    user_id: string().key(),
    date: string().key(),
    weight: number(),
    updated_at: string(),
  }),
  ({ date }) => weightKey(date),
);
