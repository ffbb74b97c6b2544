import { createHash } from 'node:crypto';

/** 22 characters of base64url are 132 bits, so collisions do not occur. */
const LENGTH = 22;

/**
 * Returns the ID of a pair of users, the same from either side. It reveals neither user: only the two rows with this ID
 * know both.
 */
export const pairIdOf = (one: string, other: string): string => {
  const [first, second] = one < other ? [one, other] : [other, one];
  return createHash('sha256').update(`${first}#${second}`).digest('base64url').slice(0, LENGTH);
};
