import * as z from 'zod';
import { mealType } from '../food-entries/meal-type.ts';
import { languageNames } from '../language/languages.ts';
import { timeZone } from '../time/local-date.ts';

/** More would be nagging. */
export const MAX_REMINDERS = 6;

/** The oldest goes when one more is added: browsers that nobody uses any more say nothing. */
export const MAX_DEVICES = 10;

/** Minutes between the times that can be chosen: as often as somebody looks who is due. */
export const STEP_MINUTES = 15;

/** Monday is 1, Sunday 7 (ISO 8601). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const weekday = z.int().min(1).max(7);

/** A time at which somebody wants to hear of a meal that is not logged yet. */
export const reminder = z.strictObject({
  /** `HH:MM` on the wall. */
  time: z.string().regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/, 'Please choose a full quarter of an hour.'),
  meal_type: mealType,
  weekdays: z
    .array(weekday)
    .min(1, 'Please choose a day.')
    .max(7)
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
});
export type Reminder = z.output<typeof reminder>;

/** Whether two reminders would come at the same moment. */
export const isSameMoment = (one: Reminder, other: Reminder): boolean =>
  one.time === other.time && one.weekdays.some((day) => other.weekdays.includes(day));

/** Body of a change: all reminders, and the zone whose clock they follow. */
export const reminderChange = z
  .strictObject({
    reminders: z.array(reminder).max(MAX_REMINDERS, `At most ${MAX_REMINDERS} reminders.`),
    time_zone: timeZone,
  })
  .check(({ value: { reminders }, issues }) => {
    reminders.forEach((one, at) => {
      if (reminders.slice(0, at).some((other) => isSameMoment(one, other)))
        issues.push({
          code: 'custom',
          message: 'There is a reminder at this time already.',
          path: ['reminders', at, 'time'],
          input: one,
        });
    });
  });
export type ReminderChange = z.output<typeof reminderChange>;

export const reminderSettings = z.object({
  reminders: z.array(reminder),
  /** null: nothing was ever chosen. */
  time_zone: z.string().nullable(),
  /** When the next one is due; null without any. */
  next_at: z.iso.datetime().nullable(),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

/** Names a device without telling where it is reached: SHA-256 of its endpoint, base64url. */
export const deviceId = z.string().regex(/^[\w-]{43}$/, 'This is not the id of a device.');

/** In which language a browser is told. */
const language = z.enum(languageNames);

export const pushDevice = z.object({ id: deviceId, created_at: z.iso.datetime(), language });
export type PushDevice = z.infer<typeof pushDevice>;

/** Bytes as base64url text without padding. */
const keyOf = (bytes: number, problem: string) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), problem);

/** Where a browser takes messages, as `PushSubscription.toJSON()` says (W3C Push API), and its keys (RFC 8291). */
export const newDevice = z.strictObject({
  endpoint: z.url('Please send an address.').max(2_000),
  keys: z.strictObject({
    /** An uncompressed point of P-256. */
    p256dh: keyOf(65, 'This is no key of a browser.'),
    auth: keyOf(16, 'This is no secret of a browser.'),
  }),
  language: language.default('en'),
});
export type NewDevice = z.infer<typeof newDevice>;
