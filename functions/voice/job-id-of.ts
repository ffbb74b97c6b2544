import { createHash } from 'node:crypto';
import type { Idempotency } from '../platform/http/idempotency.ts';

/** Crockford's digits, of which ULIDs are made (https://github.com/ulid/spec). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/**
 * The job that a press begins: pressed again, because its answer got lost, it comes to the same one. Has the form of
 * a ULID, whose first digit is at most 7; the time that one tells means nothing here.
 */
export const jobIdOf = (userId: string, { key, request_hash }: Idempotency): string => {
  const bytes = createHash('sha256').update(`${userId}\n${key}\n${request_hash}`).digest();
  const digits = [...bytes.subarray(0, LENGTH)].map((byte) => DIGITS.charAt(byte % DIGITS.length));
  return `${bytes[0]! % 8}${digits.slice(1).join('')}`;
};
