import * as z from 'zod';
import { localDate } from '#shared/time/local-date.ts';

/** Validation messages shown to the user. */
export const fieldFaults = {
  text: 'Enter text.',
  long: 'This is too long.',
  list: 'Enter a list, as in the example.',
  empty: 'Enter at least one.',
  many: 'That’s too many.',
  object: 'Enter an object, as in the example.',
  number: 'Enter a number with a decimal point, such as 12.5.',
  count: 'Enter a whole number of 0 or more.',
  range: 'This number is out of range.',
  choice: 'This isn’t one of the options. See the example.',
  time: 'Enter a time as HH:MM.',
  day: 'Enter a day between 1970 and 2199.',
  truth: 'Enter true or false.',
} as const;

/** Maximum length of any list. */
const MAX_LISTED = 1_000;

/** Schema of a line of text, or of a longer text with `longest`. */
export const text = (longest = 300) =>
  z.string(fieldFaults.text).trim().min(1, fieldFaults.text).max(longest, fieldFaults.long);

/** Schema of a list with at least one item. */
export const list = <Item extends z.ZodType>(item: Item, most = MAX_LISTED) =>
  z.array(item, fieldFaults.list).min(1, fieldFaults.empty).max(most, fieldFaults.many);

/** Schema of an optional list that may be empty. */
export const listOrNone = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, fieldFaults.list).max(most, fieldFaults.many).default([]);

const isLeftOut = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** Drops null and blank fields, which tables and forms use for missing values. */
const withoutBlanks = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([, value]) => !isLeftOut(value)))
    : given;

/** Schema of an object with these fields. Ignores other fields. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(withoutBlanks, z.object(shape, fieldFaults.object));

/** A decimal number as text. Longer JSON numbers would lose precision. */
export const PLAIN_DECIMAL = /^[+-]?\d{1,15}(\.\d{1,20})?$/;

/** Converts a number written as text. */
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && PLAIN_DECIMAL.test(value.trim()) ? Number(value) : value;

/** Schema of a number in an inclusive range, as JSON number or as text. @param fault replaces the usual messages */
export const number = (least: number, most: number, fault?: string) =>
  z.preprocess(
    asNumber,
    z
      .number(fault ?? fieldFaults.number)
      .min(least, fault ?? fieldFaults.range)
      .max(most, fault ?? fieldFaults.range),
  );

/** Schema of an integer in an inclusive range, as JSON number or as text. */
export const count = (most: number, least = 0) =>
  z.preprocess(asNumber, z.int(fieldFaults.count).min(least, fieldFaults.range).max(most, fieldFaults.range));

/**
 * Schema of a fixed set of words, ignoring case.
 * @param also synonyms in lower case
 */
export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  also: ReadonlyMap<string, Words[number]> = new Map(),
) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      const word = value.trim().toLowerCase();
      return also.get(word) ?? word;
    },
    z.enum(words, fieldFaults.choice),
  );

export const truth = z.boolean(fieldFaults.truth);
/** A calendar day within a supported range. */
export const day = localDate.refine((date) => date >= '1970' && date < '2200', fieldFaults.day);
/** Parses 'HH:MM' into minutes after midnight. */
export const time = z
  .string(fieldFaults.time)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldFaults.time)
  .transform((written) => Number(written.slice(0, 2)) * 60 + Number(written.slice(3)));
