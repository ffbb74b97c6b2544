import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: 256 random bits, safe in an address. */
export const newUnsubscribeToken = (): string => randomBytes(32).toString('base64url');

/** What the table keeps of it. */
export const unsubscribeHashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
