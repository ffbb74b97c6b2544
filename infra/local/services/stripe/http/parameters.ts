import * as z from 'zod';
import type { FormObject } from './form.ts';
import { invalid, notHosted, type Refusal } from './stripe-error.ts';

/** Parameters as Stripe's forms carry them: everything is text until its schema says otherwise. */
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
/** A list, which a form writes as an object with numbers as names. */
export const listOf = <S extends z.ZodType>(element: S) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value as FormObject) : value),
    z.array(element),
  );

const NOT_HOSTED = 'not hosted: ';

/** A choice; what Stripe would take as well and the local Stripe does not is answered 501. */
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

/** Parameters that may be given with the value that does nothing. */
export const only = (value: string) =>
  z.string().refine((given) => given === value, `${NOT_HOSTED}any value but ${value}`);

/** Metadata after an update: empty values take a name out, everything else is put beside. */
export const mergeMetadata = (
  before: Record<string, string> | null,
  changes: Record<string, string> | undefined,
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));

/** Parameters that every list takes. */
export const paging = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
/** `created` as a bound on either side. */
export const range = z.union([
  integer,
  z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial(),
]);

/** A call's parameters by name. The names are checked against the SDK's own type. */
export const parameters =
  <Params>() =>
  <Shape extends { [Name in keyof Params]?: z.ZodType }>(
    shape: Shape & Record<Exclude<keyof Shape, keyof Params>, never>,
  ) =>
    z.strictObject({ ...(shape as Shape), expand: listOf(text).optional() });

/** `['line_items', 0, 'price']` as Stripe names it: `line_items[0][price]`. */
const paramOf = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

/** The first thing that is wrong with parameters, as Stripe words it; 501 for what is not hosted. */
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
