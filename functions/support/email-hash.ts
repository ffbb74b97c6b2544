import { createHash } from 'node:crypto';

/** Returns the hash by which an email's rows are found, ignoring case. */
export const emailHashOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
