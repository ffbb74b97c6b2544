import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** By it, tools that look for leaked secrets know one of ours. */
const PREFIX = 'pw_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(DIGITS.length);
/** As many digits as 32 bytes take, and as a CRC-32 takes. */
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

/** A token that nobody can guess: 256 random bits, and a checksum by which a slip of the hand is seen at once. */
export const newTokenSecret = (): string => {
  const text = PREFIX + base62(BigInt(`0x${randomBytes(32).toString('hex')}`), BODY);
  return text + checksumOf(text);
};

/** Whether it may be a token: the table need not be asked for anything else. */
export const isTokenSecret = (text: string): boolean =>
  FORM.test(text) && text.endsWith(checksumOf(text.slice(0, -CHECK)));

/** What the table keeps of a token. Needs no salt: nobody can try 256 random bits out. */
export const tokenHashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** What tells a token from others on screen; of the checksum, which gives nothing of the token away. */
export const endingOf = (secret: string): string => secret.slice(-4);
