import { sign, verify } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON web token signed with RS256. */
export const signJwt = (claims: object, key: SigningKey): string => {
  const content = `${encode({ kid: key.kid, alg: 'RS256' })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key.privateKey).toString('base64url')}`;
};

/** The claims of a token that this key signed; undefined for any other text. Expiry is the caller's to check. */
export const readJwt = (token: string, key: SigningKey): unknown => {
  const [header, claims, signature, ...rest] = token.split('.');
  if (!header || !claims || !signature || rest.length > 0) return undefined;
  const genuine = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    key.publicKey,
    Buffer.from(signature, 'base64url'),
  );
  // Whatever carries this signature was encoded by `signJwt`.
  return genuine ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : undefined;
};
