import { timingSafeEqual } from 'node:crypto';
import { Refusal } from './stripe-error.ts';

const unauthorized = (message: string): Refusal =>
  new Refusal(401, { type: 'invalid_request_error', message });

const isSame = (given: string, secret: string): boolean =>
  given.length === secret.length && timingSafeEqual(Buffer.from(given), Buffer.from(secret));

/** Masks a key for an error message. */
const shortened = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;

/** Checks the secret key. @throws Refusal 401 unless the header contains it */
export const authenticate = (authorization: string | undefined, secretKey: string): void => {
  const [, scheme, credentials = ''] = /^(Bearer|Basic) (\S+)$/.exec(authorization ?? '') ?? [];
  if (scheme === undefined)
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  const key =
    scheme === 'Bearer' ? credentials : (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '');
  if (!isSame(key, secretKey)) throw unauthorized(`Invalid API Key provided: ${shortened(key)}`);
};
