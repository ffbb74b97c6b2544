import * as z from 'zod';
import { localDate } from '#shared/time/local-date.ts';

/** One person's night, as a message of the queue. */
export const nightMessage = z.object({
  user_id: z.string().min(1),
  /** The day that begins where the person is. */
  date: localDate,
  /** The weekly mail is due. */
  is_weekly: z.boolean(),
});
export type NightMessage = z.infer<typeof nightMessage>;
