import * as z from 'zod';

/** Message of the queue for one user's meeting, follow-up or task. */
export const workReminderMessage = z.object({
  user_id: z.string().min(1),
  kind: z.enum(['event', 'task']),
  id: z.ulid(),
  /** The start or due time for which the reminder is. */
  at: z.iso.datetime(),
});
export type WorkReminderMessage = z.output<typeof workReminderMessage>;
