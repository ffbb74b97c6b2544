import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

export const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const partOf = (token: string, index: 0 | 1): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[index]!, 'base64url').toString()) as Record<string, unknown>;

/** Returns the claims of a token. */
export const claimsOf = (token: string): Record<string, unknown> => partOf(token, 1);

/** Returns a token with changed claims, signed by a key. */
export const signed = (token: string, claims: object, privateKey: string): string => {
  const body = `${base64url(partOf(token, 0))}.${base64url({ ...claimsOf(token), ...claims })}`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(privateKey, 'base64url')}`;
};

/** The local user pool's signing key, which only tests may read. */
export const poolKey = (): string => readFileSync(join(inject('dataDir'), 'cognito-signing-key.pem'), 'utf8');

/** Returns the access token as if its session had started 20 minutes ago, too long ago for a fresh proof. */
export const tokenOfOldSession = (accessToken: string): string =>
  signed(accessToken, { auth_time: Math.floor(Date.now() / 1_000) - 20 * 60 }, poolKey());
