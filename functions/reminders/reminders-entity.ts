import type { Reminder } from '#shared/reminders/schema.ts';
import { json, optionalText, text } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/**
 * Number of index partitions that users are spread over. Each run of the job works through all of them in parallel, and
 * one takes about 500 users a second. It can grow at any time.
 */
export const REMINDER_SHARDS = 2;

/** Number of partitions of earlier versions. A user stays in one of them until their next reminder. */
export const FORMER_SHARDS = 8;

/** A user's reminders. With a next reminder the row is in `gsi1` at its instant. */
export const createRemindersEntity = defineUserEntity(
  'reminders',
  {
    reminders: json<Reminder[]>(),
    /** IANA time zone of the reminders. */
    time_zone: text,
    next_at: optionalText,
    gsi1pk: optionalText,
    gsi1sk: optionalText,
    updated_at: text,
  },
  () => 'reminders#settings',
);

/** Returns the `gsi1` partition of users by the instant of their next reminder. */
export const reminderPartition = (shard: number): string => `reminders#${shard}`;

/** Returns a user's sort key in it, ordered by instant. */
export const reminderPlace = (userId: string, next_at: string): string => `${next_at}#${userId}`;
