import type * as z from 'zod';
import { CodedError, type ErrorDetail } from '#shared/errors/coded-error.ts';
import { unstorableIn } from './unstorable.ts';

/** Said of a field that no schema names: its name is the sender's, and may be anything. */
export const UNKNOWN_FIELD = 'This field is not known.';

const detailsOf = (issue: z.core.$ZodIssue): ErrorDetail[] => {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      message: UNKNOWN_FIELD,
    }));
  }
  return [{ field: path.join('.') || 'body', message: issue.message }];
};

/**
 * Parses one part of a request.
 * @throws CodedError VALIDATION_FAILED that names every field that is missing, unknown, wrong or cannot be stored
 */
export const validated = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  const details = result.success ? unstorableIn(result.data) : result.error.issues.flatMap(detailsOf);
  if (details.length > 0) throw new CodedError('VALIDATION_FAILED', { details });
  return result.data;
};
