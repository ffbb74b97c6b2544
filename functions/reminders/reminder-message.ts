import * as z from 'zod';
import { deviceId } from '#shared/reminders/schema.ts';

/** A person's reminder, as a message of the queue. */
export const reminderMessage = z.object({
  user_id: z.string().min(1),
  /** When it was due. */
  due: z.iso.datetime(),
  /** Tried again for this device alone; missing: for all. */
  device_id: deviceId.optional(),
  /** Until when the push service asked for quiet. */
  not_before: z.iso.datetime().optional(),
  /** How often it was tried before. */
  attempt: z.int().min(0).default(0),
});
export type ReminderMessage = z.output<typeof reminderMessage>;
