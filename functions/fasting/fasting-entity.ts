import { flag, number, optionalText, text } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/**
 * A user's fasting settings and running fast. Each change of a fast increments `version`, so that concurrent changes
 * cannot start two fasts or let fasts overlap. With `notify_at` the row is in `gsi1` at that instant.
 */
export const createFastingEntity = defineUserEntity(
  'fasting',
  {
    target_hours: number,
    notify: flag,
    running_id: optionalText,
    running_since: optionalText,
    notify_at: optionalText,
    gsi1pk: optionalText,
    gsi1sk: optionalText,
    version: number,
    updated_at: text,
  },
  () => 'fasting#settings',
);

/** Returns the `gsi1` partition of an instant. One per hour, so that none becomes hot. */
export const targetPartition = (instant: string): string => `fast-target#${instant.slice(0, 13)}`;

/** Returns the `gsi1` keys of a user to notify at an instant. */
export const targetKeys = (userId: string, notify_at: string) => ({
  gsi1pk: targetPartition(notify_at),
  gsi1sk: `${notify_at}#${userId}`,
});
