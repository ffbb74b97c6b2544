import { createHash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits, safe in a URL. */
export const newUnsubscribeToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a token for storage. */
export const unsubscribeHashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
