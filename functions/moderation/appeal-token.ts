import { createHash, randomBytes } from 'node:crypto';

/** Returns the hash of an appeal link's secret for storage. */
export const appealHashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Creates the secret of an appeal link, 256 random bits. */
export const newAppealSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the token of a decision's link. */
export const appealTokenOf = (userId: string, id: string, secret: string): string =>
  `${userId}.${id}.${secret}`;

/** Splits a token into the key of its decision and its secret. */
export const readAppealToken = (token: string): { user_id: string; id: string; secret: string } => {
  const [user_id = '', id = '', secret = ''] = token.split('.');
  return { user_id, id, secret };
};
