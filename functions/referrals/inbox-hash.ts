import { createHash } from 'node:crypto';

/** What a referrer's rows keep of a friend's inbox: enough to know it again, and another for every referrer. */
export const inboxHashOf = (referrerId: string, inbox: string): string =>
  createHash('sha256').update(`${referrerId} ${inbox}`).digest('base64url');
