import * as z from 'zod';
import { profileLimits } from '../profile/schema.ts';
import { addDays, localDate, timeZone } from '../time/local-date.ts';

/** Maximum number of days per request: a year plus the lead time of the trend. */
const MAX_WEIGHT_DAYS = 400;

/** Every plan includes a week; more depends on the plan, as with the calorie trend (decision D18). */
export const WEIGHT_WEEK = 7;

const { min, max } = profileLimits.weight;
const kilograms = z.number().min(min).max(max);

/** The weight of one wall-clock day. */
export const weightEntry = z.object({
  date: localDate,
  /** kg, unrounded if pounds were entered, so that converting back gives the same value (decision D9). */
  weight: z.number(),
  updated_at: z.iso.datetime(),
});
export type WeightEntry = z.infer<typeof weightEntry>;

/** A plausible day of a weight. */
export const weighedDate = localDate.refine((date) => date >= '1900-01-01', 'Enter a date after 1900.');

/** Request to save a weight in kg, with the time zone that determines today. */
export const weightSave = z.strictObject({ weight: kilograms, time_zone: timeZone });

/** An inclusive range of days. */
export const weightSpan = z
  .strictObject({ from: localDate, to: localDate })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The end date can’t be before the start date.',
  })
  // Also runs for an invalid day.
  .refine(({ from, to }) => !localDate.safeParse(from).success || to < addDays(from, MAX_WEIGHT_DAYS), {
    path: ['to'],
    message: `Choose up to ${MAX_WEIGHT_DAYS} days at once.`,
  });
