import * as z from 'zod';
import { listOf, NOT_HOSTED, text } from './fields.ts';
import { invalid, notHosted, type Refusal } from './stripe-error.ts';

/** Merges metadata in an update: empty values delete a key, all others are set. */
export const mergeMetadata = (
  before: Record<string, string> | null,
  changes: Record<string, string> | undefined,
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));

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
