import { number, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Returns the sort key of a day's weight. */
export const weightKey = (date: string): string => `weight#${date}`;

/** The weight of one wall-clock day, kg. */
export const createWeightEntity = defineUserEntity(
  'weight',
  {
    date: textKey,
    weight: number,
    updated_at: text,
  },
  ({ date }) => weightKey(date),
);
