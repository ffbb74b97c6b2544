import * as z from 'zod';
import { localDate } from '#shared/time/local-date.ts';

/** What is wrong with a field, in words for who wrote it. */
export const fieldFaults = {
  text: 'Please give this as text.',
  long: 'This is too long.',
  list: 'Please give a list, as in the example.',
  empty: 'Please give at least one.',
  many: 'These are too many.',
  object: 'Please give an object, as in the example.',
  number: 'Please give a number, such as 12.5.',
  count: 'Please give a whole number of 0 or more.',
  range: 'This number is out of range.',
  choice: 'This is none of the choices. Please look at the example.',
  time: 'Please give a time as HH:MM.',
  day: 'Please give a day between 1970 and 2199.',
  truth: 'Please give true or false.',
} as const;

/** Most of anything that is listed. */
const MOST_LISTED = 1_000;

/** Text of a line's length or, where a length is named, longer. */
export const text = (longest = 300) =>
  z.string(fieldFaults.text).trim().min(1, fieldFaults.text).max(longest, fieldFaults.long);

/** At least one of something. */
export const list = <Item extends z.ZodType>(item: Item, most = MOST_LISTED) =>
  z.array(item, fieldFaults.list).min(1, fieldFaults.empty).max(most, fieldFaults.many);

/** An object with these fields; what else is in it is left alone. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, fieldFaults.object);

/** A number between two, the ends included. */
export const number = (least: number, most: number) =>
  z.number(fieldFaults.number).min(least, fieldFaults.range).max(most, fieldFaults.range);

/** A whole number of things. */
export const count = (most: number, least = 0) =>
  z.int(fieldFaults.count).min(least, fieldFaults.range).max(most, fieldFaults.range);

/** One of some words, however their letters are. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(words, fieldFaults.choice),
  );

export const truth = z.boolean(fieldFaults.truth);
/** A day of the calendar, near enough to count from. */
export const day = localDate.refine((date) => date >= '1970' && date < '2200', fieldFaults.day);
/** 'HH:MM' as minutes after midnight. */
export const time = z
  .string(fieldFaults.time)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldFaults.time)
  .transform((written) => Number(written.slice(0, 2)) * 60 + Number(written.slice(3)));
