import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Lets secret scanners recognize a Platewise token. */
const PREFIX = 'pw_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(DIGITS.length);
/** Number of base62 digits for 32 bytes and for a CRC-32. */
const BODY = 43;
const CHECK = 6;

const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${BODY + CHECK}}$`);

const base62 = (value: bigint, length: number): string => {
  let left = value;
  let text = '';
  for (let at = 0; at < length; at++) {
    text = DIGITS[Number(left % BASE)] + text;
    left /= BASE;
  }
  return text;
};

const checksumOf = (text: string): string => base62(BigInt(crc32(text)), CHECK);

/** Creates a token with 256 random bits and a checksum that detects typing errors. */
export const newTokenSecret = (): string => {
  const text = PREFIX + base62(BigInt(`0x${randomBytes(32).toString('hex')}`), BODY);
  return text + checksumOf(text);
};

/** Returns whether the text has the form of a token. Everything else is rejected without a table read. */
export const isTokenSecret = (text: string): boolean =>
  FORM.test(text) && text.endsWith(checksumOf(text.slice(0, -CHECK)));

/** Returns the hash to store for a token. Needs no salt: 256 random bits cannot be guessed. */
export const tokenHashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/**
 * Returns the ending that identifies a token on screen. It is part of the checksum, so it reveals nothing of the
 * secret.
 */
export const endingOf = (secret: string): string => secret.slice(-4);
