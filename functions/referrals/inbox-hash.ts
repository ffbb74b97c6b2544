import { createHash } from 'node:crypto';

/** Hashes a friend's inbox for a referrer: enough to recognize it, but different for every referrer. */
export const inboxHashOf = (referrerId: string, inbox: string): string =>
  createHash('sha256').update(`${referrerId} ${inbox}`).digest('base64url');
