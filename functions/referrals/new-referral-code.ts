import { randomInt } from 'node:crypto';

/** Characters that are not easily confused (`shared/referrals/schema.ts`). */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Creates a code. Injectable so that tests can force a collision. */
export type NewCode = () => string;

/** Returns one of 31^8 codes, uniformly random and unpredictable. */
export const newCode: NewCode = () =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
