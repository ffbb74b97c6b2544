import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for another (`shared/referrals/schema.ts`). */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Makes codes; a parameter, so that tests can make two alike. */
export type NewCode = () => string;

/** One of 31^8, drawn evenly: it cannot be guessed from another. */
export const newCode: NewCode = () =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
