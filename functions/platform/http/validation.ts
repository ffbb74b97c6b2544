import type * as z from 'zod';
import { CodedError, type ErrorDetail } from '#shared/errors/coded-error.ts';
import { unstorableIn } from './unstorable.ts';

/** Said of a field that no schema names: its name is the sender's, and may be anything. */
export const UNKNOWN_FIELD = 'This field is not known.';

/** Faults that one answer names: more than any form has. A body of unknown fields alone would make it too large to be sent. */
const MAX_ISSUES = 100;
/** So much of an unknown field's name is repeated. */
const MAX_NAME_LENGTH = 100;

const detailsOf = (issue: z.core.$ZodIssue): ErrorDetail[] => {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_ISSUES).map((key) => ({
      field: [...path, key.slice(0, MAX_NAME_LENGTH)].join('.'),
      message: UNKNOWN_FIELD,
    }));
  }
  return [{ field: path.join('.') || 'body', message: issue.message }];
};

/**
 * Parses one part of a request.
 * @throws CodedError VALIDATION_FAILED that names the fields that are missing, unknown, wrong or cannot be stored
 */
export const validated = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  const details = result.success ? unstorableIn(result.data) : result.error.issues.flatMap(detailsOf);
  if (details.length > 0)
    throw new CodedError('VALIDATION_FAILED', { details: details.slice(0, MAX_ISSUES) });
  return result.data;
};
