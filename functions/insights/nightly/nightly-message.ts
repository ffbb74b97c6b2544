import * as z from 'zod';
import { localDate } from '#shared/time/local-date.ts';

/** Message of the queue for one user's nightly run. */
const nightMessage = z.object({
  user_id: z.string().min(1),
  /** The day that starts in the user's time zone. */
  date: localDate,
  /** Whether the weekly email is due. */
  is_weekly: z.boolean(),
});
export type NightMessage = z.infer<typeof nightMessage>;

/** Message of the queue for the users of one time zone who are in one shard of the index. */
const nightShard = z.object({
  zone: z.string().min(1),
  shard: z.int().min(0),
  date: localDate,
  is_weekly: z.boolean(),
  /** Up to when earlier runs were queued. A run that is repeated after a failure has the same value. */
  from: z.iso.datetime(),
});
export type NightShard = z.infer<typeof nightShard>;

export const nightWork = z.union([nightMessage, nightShard]);
