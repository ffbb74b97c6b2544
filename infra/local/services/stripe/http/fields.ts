import * as z from 'zod';
import type { FormObject } from './form.ts';

/** Not empty. Every value of a form is text. */
export const text = z
  .string()
  .min(
    1,
    'You passed an empty string. We assume empty values are an attempt to unset a parameter; however it cannot be unset.',
  );
export const clearable = z.string().transform((value) => (value === '' ? null : value));
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number);
export const flag = z
  .enum(['true', 'false'], { error: 'Invalid boolean' })
  .transform((value) => value === 'true');
export const metadata = z.record(z.string(), z.string());
/** Parses a list, which a form encodes as an object with numeric keys. */
export const listOf = <S extends z.ZodType>(element: S) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value as FormObject) : value),
    z.array(element),
  );

/** Starts the message of a value that Stripe supports and the local Stripe does not. */
export const NOT_HOSTED = 'not hosted: ';

/** Parses a choice. Values that Stripe supports but the local Stripe does not return 501. */
export const oneOf = <const T extends readonly [string, ...string[]]>(
  hosted: T,
  others: readonly string[] = [],
) =>
  z.string().transform((value, context): T[number] => {
    if (hosted.includes(value)) return value;
    const isStripes = others.includes(value);
    const message = isStripes
      ? `${NOT_HOSTED}the value ${value}`
      : `Invalid value: must be one of ${[...hosted, ...others].join(', ')}`;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });

/** Parses a parameter that only supports the value without effect. */
export const only = (value: string) =>
  z.string().refine((given) => given === value, `${NOT_HOSTED}any value but ${value}`);

/** The parameters of every list. */
export const paging = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
/** `created` as a range. */
export const range = z.union([
  integer,
  z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial(),
]);
