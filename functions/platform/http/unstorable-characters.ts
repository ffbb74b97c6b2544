import type { ErrorDetail } from '#shared/errors/coded-error.ts';

/** Smallest magnitude that DynamoDB accepts. Source: DynamoDB Developer Guide, 'Supported data types'. */
const SMALLEST_NUMBER = 1e-130;

const faultOf = (value: unknown): string | null => {
  if (typeof value === 'string' && !value.isWellFormed()) return 'This text contains an invalid character.';
  const vanishing = typeof value === 'number' && value !== 0 && Math.abs(value) < SMALLEST_NUMBER;
  return vanishing ? 'This number is too small.' : null;
};

/**
 * Finds values that are valid JSON but cannot be stored: lone surrogates and tiny numbers.
 * @param value already parsed by a schema, so its depth is limited
 */
export const unstorableIn = (value: unknown, path: readonly string[] = []): ErrorDetail[] => {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => unstorableIn(part, [...path, name]));
  }
  const message = faultOf(value);
  return message ? [{ field: path.join('.') || 'body', message }] : [];
};
