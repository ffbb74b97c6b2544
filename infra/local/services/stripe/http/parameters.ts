import * as z from 'zod';
import type { FormObject } from './form.ts';
import { invalid, notHosted, type Refusal } from './stripe-error.ts';

/** Schemas for the parameters of Stripe's forms, in which every value is text. */
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

const NOT_HOSTED = 'not hosted: ';

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

/** Merges metadata in an update: empty values delete a key, all others are set. */
export const mergeMetadata = (
  before: Record<string, string> | null,
  changes: Record<string, string> | undefined,
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));

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

/** Defines a call's parameters. The names are checked against the SDK's own type. */
export const parameters =
  <Params>() =>
  <Shape extends { [Name in keyof Params]?: z.ZodType }>(
    shape: Shape & Record<Exclude<keyof Shape, keyof Params>, never>,
  ) =>
    z.strictObject({ ...(shape as Shape), expand: listOf(text).optional() });

/** Formats `['line_items', 0, 'price']` as Stripe does: `line_items[0][price]`. */
const paramOf = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

/** Returns the first error in the parameters with Stripe's message; 501 for unsupported ones. */
export const refusalOf = (error: z.ZodError, call: string): Refusal => {
  const [issue] = error.issues.toSorted(
    (a, b) => Number(b.code === 'unrecognized_keys') - Number(a.code === 'unrecognized_keys'),
  );
  if (!issue) return invalid('Invalid request.');
  if (issue.code === 'unrecognized_keys') {
    const param = paramOf([...issue.path, issue.keys[0] ?? '']);
    return notHosted(`the parameter ${param} of ${call}`, param);
  }
  const param = paramOf(issue.path);
  if (issue.message.startsWith(NOT_HOSTED))
    return notHosted(`${issue.message.slice(NOT_HOSTED.length)} of the parameter ${param} of ${call}`, param);
  if (/received undefined/.test(issue.message))
    return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  const code = issue.message === 'Invalid integer' ? 'parameter_invalid_integer' : 'parameter_invalid';
  return invalid(
    `${issue.message}: ${param}`,
    param,
    issue.message.startsWith('You passed an empty') ? 'parameter_invalid_empty' : code,
  );
};
