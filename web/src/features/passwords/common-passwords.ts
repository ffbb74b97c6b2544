import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH } from '#web/lib/session/password-length.ts';

/** Number of passwords that are refused (decision D55). */
const COUNT = 10_000;

/**
 * The most common passwords that are long enough for the user pool, the most common one first. A build contains the
 * finished list (`web/build/common-passwords.ts`).
 * Source: password dictionary of zxcvbn-ts, from published data breaches.
 */
export const commonPasswords: readonly string[] = dictionary['passwords-common']
  .filter(({ length }) => length >= MIN_PASSWORD_LENGTH)
  .slice(0, COUNT);
