import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { CLIENT_ID, ISSUER, SCOPE } from './resources.ts';

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs tokens like a user pool, with its own key. */
export interface Pool {
  jwks: { keys: object[] };
  /** Returns a token that is valid unless `change` modifies it. */
  accessToken(now: Date, change?: Record<string, unknown>): string;
  idToken(now: Date): string;
}

const times = (now: Date) => {
  const seconds = Math.floor(now.getTime() / 1000);
  return { auth_time: seconds, iat: seconds, exp: seconds + 900 };
};

export const createPool = (): Pool => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const token = (claims: Record<string, unknown>): string => {
    const content = `${base64({ alg: 'RS256', kid: 'key-1', typ: 'JWT' })}.${base64(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  };
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' }] },
    accessToken: (now, change = {}) =>
      token({
        sub: 'user-1',
        iss: ISSUER,
        client_id: CLIENT_ID,
        token_use: 'access',
        scope: SCOPE,
        username: 'user-1',
        ...times(now),
        ...change,
      }),
    idToken: (now) =>
      token({
        sub: 'user-1',
        iss: ISSUER,
        aud: CLIENT_ID,
        token_use: 'id',
        email: 'ada@example.com',
        ...times(now),
      }),
  };
};

const pemOf = (key: KeyObject, type: 'spki' | 'pkcs8'): string =>
  key.export({ type, format: 'pem' }).toString();

/** Creates a key pair for signed photo URLs. */
export const createPhotoKeys = (): { publicPem: string; privatePem: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { publicPem: pemOf(publicKey, 'spki'), privatePem: pemOf(privateKey, 'pkcs8') };
};
