import { Entity } from 'dynamodb-toolbox/entity';
import { any, item, string } from 'dynamodb-toolbox/schema';
import type { Reminder } from '#shared/reminders/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** People are spread over so many partitions of the index: none of them gets hot at noon. */
export const REMINDER_SHARDS = 8;

/** A person's reminders. Whoever has any stands in `gsi1` at the instant of the next one. */
export const createRemindersEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'reminders',
    table,
    schema: item({
      user_id: string().key(),
      reminders: any().castAs<Reminder[]>(),
      /** IANA name of the zone whose clock they follow. */
      time_zone: string(),
      next_at: string().optional(),
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
      updated_at: string(),
    }),
    computeKey: ({ user_id }) => ({ pk: userPartition(user_id), sk: 'reminders#settings' }),
  });

/** Partition of `gsi1` with people by the instants of their next reminders. */
export const reminderPartition = (shard: number): string => `reminders#${shard}`;

/** Where a person stands in it: in the order of instants. */
export const reminderPlace = (userId: string, next_at: string): string => `${next_at}#${userId}`;
