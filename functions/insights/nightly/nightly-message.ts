import * as z from 'zod';
import { localDate } from '#shared/time/local-date.ts';

/** Message of the queue for one user's nightly run. */
export const nightMessage = z.object({
  user_id: z.string().min(1),
  /** The day that starts in the user's time zone. */
  date: localDate,
  /** Whether the weekly email is due. */
  is_weekly: z.boolean(),
});
export type NightMessage = z.infer<typeof nightMessage>;
