import * as z from 'zod';
import { mealType } from '../food-entries/meal-type.ts';
import { languageNames } from '../language/languages.ts';
import { timeZone } from '../time/local-date.ts';

/** More would be annoying. */
export const MAX_REMINDERS = 6;

/** Beyond this number the oldest device is removed, as unused browsers do not report that. */
export const MAX_DEVICES = 10;

/** Minutes between the selectable times: the interval of the job that sends reminders. */
export const STEP_MINUTES = 15;

/** Monday is 1, Sunday is 7 (ISO 8601). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const weekday = z.int().min(1).max(7);

/** A time for a reminder if a meal is not logged yet. */
const reminder = z.strictObject({
  /** Local time, `HH:MM`. */
  time: z.string().regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/, 'Choose a time on the quarter hour.'),
  meal_type: mealType,
  weekdays: z
    .array(weekday)
    .min(1, 'Choose a day.')
    .max(7)
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
});
export type Reminder = z.output<typeof reminder>;

/** Returns whether two reminders would be sent at the same time. */
const isSameMoment = (one: Reminder, other: Reminder): boolean =>
  one.time === other.time && one.weekdays.some((day) => other.weekdays.includes(day));

/** Request to replace all reminders, with their time zone. */
export const reminderChange = z
  .strictObject({
    reminders: z.array(reminder).max(MAX_REMINDERS, `You can have up to ${MAX_REMINDERS} reminders.`),
    time_zone: timeZone,
  })
  .check(({ value: { reminders }, issues }) => {
    reminders.forEach((one, at) => {
      if (reminders.slice(0, at).some((other) => isSameMoment(one, other)))
        issues.push({
          code: 'custom',
          message: 'You already have a reminder at this time.',
          path: ['reminders', at, 'time'],
          input: one,
        });
    });
  });
export type ReminderChange = z.output<typeof reminderChange>;

export const reminderSettings = z.object({
  reminders: z.array(reminder),
  /** null if nothing was ever set. */
  time_zone: z.string().nullable(),
  /** When the next one is due; null without reminders. */
  next_at: z.iso.datetime().nullable(),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

/** ID of a device that hides its endpoint: SHA-256 of it, base64url. */
export const deviceId = z.string().regex(/^[\w-]{43}$/, 'Invalid device ID.');

/** Language of a browser's reminders. */
const language = z.enum(languageNames);

export const pushDevice = z.object({ id: deviceId, created_at: z.iso.datetime(), language });
export type PushDevice = z.infer<typeof pushDevice>;

/** Schema of bytes as unpadded base64url. */
const keyOf = (bytes: number, problem: string) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), problem);

/** A browser's subscription as returned by `PushSubscription.toJSON()` (W3C Push API), with its keys (RFC 8291). */
export const newDevice = z.strictObject({
  endpoint: z.url('Send an address.').max(2_000),
  keys: z.strictObject({
    /** An uncompressed P-256 point. */
    p256dh: keyOf(65, 'Invalid browser key.'),
    auth: keyOf(16, 'Invalid browser secret.'),
  }),
  language: language.default('en'),
});
export type NewDevice = z.infer<typeof newDevice>;
