import { sign, verify } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a JSON Web Token signed with RS256. */
export const signJwt = (claims: object, key: SigningKey): string => {
  const content = `${encode({ kid: key.kid, alg: 'RS256' })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key.privateKey).toString('base64url')}`;
};

/**
 * Returns the claims of a token that this key signed, or undefined for any other text. The caller checks the expiry.
 */
export const readJwt = (token: string, key: SigningKey): unknown => {
  const [header, claims, signature, ...rest] = token.split('.');
  if (!header || !claims || !signature || rest.length > 0) return undefined;
  const genuine = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    key.publicKey,
    Buffer.from(signature, 'base64url'),
  );
  // The verified signature proves that `signJwt` created the token.
  return genuine ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : undefined;
};
