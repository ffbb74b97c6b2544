import { createHash } from 'node:crypto';

/** By what the rows of an e-mail are found, in any spelling. */
export const emailHashOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
