import { createHash } from 'node:crypto';
import { REMINDER_SHARDS, reminderPartition, reminderPlace } from './reminders-entity.ts';

/** Returns the `gsi1` keys of a user with a next reminder. */
export const indexKeysOf = (userId: string, next_at: string): { gsi1pk: string; gsi1sk: string } => {
  const shard = createHash('sha256').update(userId).digest().readUInt32BE(0) % REMINDER_SHARDS;
  return { gsi1pk: reminderPartition(shard), gsi1sk: reminderPlace(userId, next_at) };
};
