import { MAX_MESSAGE_LENGTH } from './report.ts';

/** More than any message that somebody wrote; what is longer is cut before it is looked through. */
const MAX_SCANNED_CHARS = 2_000;

/** What may be a person's, and what stands in its place. The order matters: an address may hold a token. */
const personal: readonly [RegExp, string][] = [
  // With its query and what is before it: it may be signed.
  [/\b[a-z][a-z\d+.-]{1,20}:\/\/\S+/gi, '[address]'],
  [/[^\s@]{1,64}@\S+/g, '[e-mail]'],
  // What is quoted was read, typed or received. A quotation that is cut ends with the message.
  [/"[^"]*(?:"|$)|`[^`]*(?:`|$)|[“„«][^”“»]*(?:[”“»]|$)/g, '[text]'],
  [/(?<![\p{L}\p{N}])['‘‚][^'’‘]*(?:['’‘]|$)/gu, '[text]'],
  // Tokens, ids and keys.
  [/\b(?:Bearer|Basic)\s+\S+|[\w.~+/=-]{20,}/gi, '[token]'],
  [/\d(?:[\d.,: -]*\d){3,}/g, '[number]'],
];

/**
 * The message of an error without what may be a person's: addresses, e-mails, quotations, tokens, numbers of four
 * digits or more. Scrubbed again it stays as it is.
 * @returns at most 200 characters
 */
export const scrubbed = (message: string): string =>
  personal
    .reduce((text, [pattern, name]) => text.replace(pattern, name), message.slice(0, MAX_SCANNED_CHARS))
    .slice(0, MAX_MESSAGE_LENGTH);
