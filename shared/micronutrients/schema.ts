import * as z from 'zod';
import { addDays, localDate } from '../time/local-date.ts';
import { mapMicronutrients } from './micronutrient.ts';

/** Maximum number of days per request. */
const MAX_MICRONUTRIENT_DAYS = 31;

/** Maximum number of entries per request. */
export const MAX_MICRONUTRIENT_ENTRIES = 2_000;

/** Maximum number of listed foods without data. */
export const MAX_UNKNOWN_FOODS = 12;

const nutrientSum = z.object({
  /** Sum of the known values in the unit of the name; null if no food's value is known. */
  amount: z.number().nullable(),
  /** Energy of the foods whose value is known, kcal. */
  known_calories: z.number(),
});

/** Vitamins, minerals and more of entries. What is unknown is left out of the sums and stated, not counted as 0. */
export const micronutrientSum = z.object({
  /** Energy of all entries, kcal. */
  calories: z.number(),
  /** Energy of the foods with a record in the micronutrient table, kcal. */
  known_calories: z.number(),
  /** Names of foods without a record, each once, up to 12. */
  unknown_foods: z.array(z.string()),
  nutrients: z.object(mapMicronutrients(() => nutrientSum)),
});
export type MicronutrientSum = z.infer<typeof micronutrientSum>;

/** The sums of a range of days. */
export const micronutrientDays = z.object({
  from: localDate,
  to: localDate,
  /** The days with an entry, earliest first. */
  days: z.array(micronutrientSum.extend({ date: localDate })),
  /** Each entry by itself, earliest first; only for a range of one day, otherwise empty. */
  entries: z.array(micronutrientSum.extend({ id: z.string() })),
});
export type MicronutrientDays = z.infer<typeof micronutrientDays>;

/** Messages for the range of a request. */
const micronutrientFaults = {
  backwards: 'The end date can’t be before the start date.',
  tooLong: `Choose up to ${MAX_MICRONUTRIENT_DAYS} days.`,
} as const;

const isDay = (day: string): boolean => localDate.safeParse(day).success;

/** An inclusive range of wall-clock days. */
export const micronutrientRange = z
  .strictObject({ from: localDate, to: localDate })
  .refine(({ from, to }) => !isDay(from) || !isDay(to) || from <= to, {
    path: ['to'],
    message: micronutrientFaults.backwards,
  })
  .refine(({ from, to }) => !isDay(from) || !isDay(to) || to < addDays(from, MAX_MICRONUTRIENT_DAYS), {
    path: ['to'],
    message: micronutrientFaults.tooLong,
  });
