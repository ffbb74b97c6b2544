import { randomBytes } from 'node:crypto';
import { type Kind, prefixes } from './object-types.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns random letters and digits. */
export const randomLetters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

/** Returns the length of an ID. IDs of pages are longer because their URLs work without a password. */
const lengthOf = (kind: Kind): number =>
  kind === 'checkout.session' || kind === 'billing_portal.session' ? 58 : 24;

export const newId = (kind: Kind): string => prefixes[kind] + randomLetters(lengthOf(kind));

/** Returns an ID's kind by its prefix. */
export const kindOfId = (id: string): Kind | undefined =>
  (Object.keys(prefixes) as Kind[]).find((kind) => id.startsWith(prefixes[kind]));
