import * as z from 'zod';
import { deviceId } from '#shared/reminders/schema.ts';

/** Message of the queue for one user's reminder. */
export const reminderMessage = z.object({
  user_id: z.string().min(1),
  /** When it was due. */
  due: z.iso.datetime(),
  /** Set for a retry on one device; missing for all devices. */
  device_id: deviceId.optional(),
  /** Until when the push service asked us to wait. */
  not_before: z.iso.datetime().optional(),
  /** Number of earlier attempts. */
  attempt: z.int().min(0).default(0),
});
export type ReminderMessage = z.output<typeof reminderMessage>;
