import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { WeightEntry } from '#shared/weights/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import type { Write } from '../platform/table/transact.ts';
import { type ProfileEntity, createProfileEntity } from '../profile/public.ts';
import { createWeightEntity } from './weight-entity.ts';

/** Condition that the profile's weight has no date, or none after this day. */
export const notNewerThan = (date: LocalDate) =>
  ({
    or: [
      { attr: 'weighed_on', exists: false },
      { attr: 'weighed_on', lte: date },
    ],
  }) satisfies Condition<ProfileEntity>;

/** Builds the writes of a weight, for transactions of other features too. */
export const createWeightWrites = (table: Table, clock: Clock) => {
  const weights = createWeightEntity(table);
  const profiles = createProfileEntity(table);

  return {
    put: (userId: string, entry: WeightEntry): Write => ({
      Put: weights
        .build(PutItemCommand)
        .item({ user_id: userId, ...entry })
        .params(),
    }),

    /** Updates the profile's weight unless it has a newer one. */
    onProfile: (userId: string, { date, weight }: WeightEntry): Write => ({
      Update: profiles
        .build(UpdateItemCommand)
        .item({ user_id: userId, weight, weighed_on: date, updated_at: clock().toISOString() })
        .options({ condition: notNewerThan(date) })
        .params(),
    }),

    /** Deletes a weight, unless another one was saved for its day. */
    remove: (userId: string, { date, weight }: Pick<WeightEntry, 'date' | 'weight'>): Write => ({
      Delete: weights
        .build(DeleteItemCommand)
        .key({ user_id: userId, date })
        .options({ condition: { attr: 'weight', eq: weight } })
        .params(),
    }),

    /** Restores the profile's weight of before `date`. */
    restoreProfile: (
      userId: string,
      date: LocalDate,
      before: { weight: number | null; weighed_on: string | null },
    ): Write => ({
      Update: profiles
        .build(UpdateItemCommand)
        .item({
          user_id: userId,
          weight: before.weight ?? $remove(),
          weighed_on: before.weighed_on ?? $remove(),
          updated_at: clock().toISOString(),
        })
        .options({ condition: { attr: 'weighed_on', eq: date } })
        .params(),
    }),
  };
};
