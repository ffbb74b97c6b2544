import type * as z from 'zod';
import { CodedError, type ErrorDetail } from '#shared/errors/coded-error.ts';

const detailsOf = (issue: z.core.$ZodIssue): ErrorDetail[] => {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      message: 'This field is not known.',
    }));
  }
  return [{ field: path.join('.') || 'body', message: issue.message }];
};

/**
 * Parses one part of a request.
 * @throws CodedError VALIDATION_FAILED that names every field that is missing, unknown or wrong
 */
export const validated = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new CodedError('VALIDATION_FAILED', { details: result.error.issues.flatMap(detailsOf) });
};
