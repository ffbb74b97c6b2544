import { createHash } from 'node:crypto';

/** 22 characters of base64url are 132 bits: no two pairs of people ever share them. */
const LENGTH = 22;

/**
 * The one id of what is between two people, the same from either side. It tells neither of them: both are known only
 * to the two rows that carry it.
 */
export const pairIdOf = (one: string, other: string): string => {
  const [first, second] = one < other ? [one, other] : [other, one];
  return createHash('sha256').update(`${first}#${second}`).digest('base64url').slice(0, LENGTH);
};
