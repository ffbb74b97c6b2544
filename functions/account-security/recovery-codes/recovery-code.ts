import { randomBytes, scrypt } from 'node:crypto';

/** Base 32 without letters that look like digits. Source: Douglas Crockford, 'Base 32'. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 bits: far too many to guess, even from a stolen table. */
const CHARACTERS = 16;

/** Work factor of scrypt, for 4 MB and a few milliseconds per code. Sufficient for random codes of 80 bits. */
const COST = 4_096;
const HASH_BYTES = 32;

/** Returns a random code in groups of four, such as `7k3m-9qxz-04tb-w2hn`. */
export const newRecoveryCode = (): string => {
  const characters = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]);
  return (characters.join('').match(/.{4}/g) ?? []).join('-');
};

/** Returns a random salt for the codes of one user. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** Returns the characters of a typed code: without separators, and with digits for letters that look like them. */
const normalize = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

/** Returns the salted hash of a code as it was typed. Source of the method: NIST SP 800-63B, 'Look-Up Secret Verifiers'. */
export const hashRecoveryCode = (salt: string, typed: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(normalize(typed), salt, HASH_BYTES, { N: COST }, (error, hash) => {
      if (error) reject(error);
      else resolve(hash.toString('base64url'));
    });
  });
