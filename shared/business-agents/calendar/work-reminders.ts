import * as z from 'zod';
import { timeZone } from '../../time/local-date.ts';

/** Minutes between a reminder and the meeting. */
export const leadTimes = [5, 10, 15, 30, 60, 1440] as const;
export type LeadTime = (typeof leadTimes)[number];
export const DEFAULT_LEAD_TIME: LeadTime = 15;

/** Request to change the reminders of meetings, follow-ups and tasks. Both are off until the user turns them on. */
export const workReminders = z.strictObject({
  push: z.boolean(),
  email: z.boolean(),
  minutes: z.literal([...leadTimes]),
  /** Zone of the times in reminders. */
  time_zone: timeZone,
});
export type WorkReminders = z.output<typeof workReminders>;

/** The settings; without a zone if they were never saved. */
export const workReminderSettings = z.object({
  ...workReminders.shape,
  time_zone: z.string().nullable(),
});
export type WorkReminderSettings = z.infer<typeof workReminderSettings>;
