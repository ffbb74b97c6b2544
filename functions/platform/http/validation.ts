import type * as z from 'zod';
import { CodedError, type ErrorDetail } from '#shared/errors/coded-error.ts';
import { issueMessage } from './issue-message.ts';
import { unstorableIn } from './unstorable-characters.ts';

/** Message for an unknown field, whose name comes from the sender. */
export const UNKNOWN_FIELD = 'Unknown field.';

/**
 * Maximum number of reported fields, more than any form has. A body of unknown fields would make the response too
 * large.
 */
const MAX_ISSUES = 100;
/** Maximum length of an unknown field's name in the response. */
const MAX_NAME_LENGTH = 100;

const detailsOf = (issue: z.core.$ZodIssue): ErrorDetail[] => {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_ISSUES).map((key) => ({
      field: [...path, key.slice(0, MAX_NAME_LENGTH)].join('.'),
      message: UNKNOWN_FIELD,
    }));
  }
  const field = path.join('.') || 'body';
  return [{ field, message: issueMessage(issue, field) }];
};

/**
 * Parses one part of a request.
 * @throws CodedError VALIDATION_FAILED with the missing, unknown, invalid or unstorable fields
 */
export const validated = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  const details = result.success ? unstorableIn(result.data) : result.error.issues.flatMap(detailsOf);
  if (details.length > 0)
    throw new CodedError('VALIDATION_FAILED', { details: details.slice(0, MAX_ISSUES) });
  return result.data;
};
