import * as z from 'zod';
import { profileLimits } from '../profile/schema.ts';
import { addDays, localDate, timeZone } from '../time/local-date.ts';

/** Most days that are read at once: a year, and what the trend needs before it. */
export const MAX_WEIGHT_DAYS = 400;

/** Everybody sees a week; more is a matter of the plan, as with the trend of calories (decision D18). */
export const WEIGHT_WEEK = 7;

const { min, max } = profileLimits.weight;
const kilograms = z.number().min(min).max(max);

/** The weight of one wall-clock day. */
export const weightEntry = z.object({
  date: localDate,
  /** kg, unrounded where pounds were typed, so that the same pounds come back (decision D9). */
  weight: z.number(),
  updated_at: z.iso.datetime(),
});
export type WeightEntry = z.infer<typeof weightEntry>;

/** A day that somebody alive can have been weighed on. */
export const weighedDate = localDate.refine((date) => date >= '1900-01-01', 'Please give a day after 1900.');

/** Body of a weighing: the weight in kg, and the zone that says which day is today. */
export const weightSave = z.strictObject({ weight: kilograms, time_zone: timeZone });

/** From a day to a day, both included. */
export const weightSpan = z
  .strictObject({ from: localDate, to: localDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Please give a day from `from` on.' })
  // Asked of what is no day, too.
  .refine(({ from, to }) => !localDate.safeParse(from).success || to < addDays(from, MAX_WEIGHT_DAYS), {
    path: ['to'],
    message: `At most ${MAX_WEIGHT_DAYS} days are read at once.`,
  });
