import { createHash } from 'node:crypto';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';

/** Crockford's base32 digits, which ULIDs use (https://github.com/ulid/spec). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/**
 * Returns the job ID of a request, so that a retry finds the same job. It has the form of a ULID, whose first digit is
 * at most 7, but contains no time.
 */
export const jobIdOf = (userId: string, { key, request_hash }: Idempotency): string => {
  const bytes = createHash('sha256').update(`${userId}\n${key}\n${request_hash}`).digest();
  const digits = [...bytes.subarray(0, LENGTH)].map((byte) => DIGITS.charAt(byte % DIGITS.length));
  return `${bytes[0]! % 8}${digits.slice(1).join('')}`;
};
