import { randomBytes } from 'node:crypto';
import { type Kind, prefixes } from './object-types.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Letters and digits that nobody guesses. */
export const randomLetters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

/** Ids of pages are addresses that open without a password: they are longer. */
const lengthOf = (kind: Kind): number =>
  kind === 'checkout.session' || kind === 'billing_portal.session' ? 58 : 24;

export const newId = (kind: Kind): string => prefixes[kind] + randomLetters(lengthOf(kind));

/** The kind that an id belongs to by its beginning. */
export const kindOfId = (id: string): Kind | undefined =>
  (Object.keys(prefixes) as Kind[]).find((kind) => id.startsWith(prefixes[kind]));
