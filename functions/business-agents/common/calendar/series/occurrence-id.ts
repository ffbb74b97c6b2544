import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';

/** Crockford's base 32, as in ULIDs. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_LETTERS = 10;
const HASH_LETTERS = 16;

/**
 * Returns a ULID that is always the same for the same texts, so that a repeated write finds the row of the first one.
 * @param at time part of the ID
 */
export const derivedUlid = (at: Date, ...texts: readonly string[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest();
  const letters = Array.from(hash.subarray(0, HASH_LETTERS), (byte) => LETTERS[byte % LETTERS.length]);
  // The time part of a ULID cannot be negative.
  return encodeTime(Math.max(0, at.getTime()), TIME_LETTERS) + letters.join('');
};

/** Returns the event ID of an occurrence of a series. */
export const occurrenceId = (seriesId: string, occurrence: string): string =>
  derivedUlid(new Date(`${occurrence}:00Z`), seriesId, occurrence);
