import { MAX_MESSAGE_LENGTH } from './report.ts';

/** Longer than any real message; the rest is cut before scanning. */
const MAX_SCANNED_CHARS = 2_000;

/** Patterns of personal data and their replacements. The order matters: a URL may contain a token. */
const personal: readonly [RegExp, string][] = [
  // Whole URLs, including the query, since they may be signed.
  [/\b[a-z][a-z\d+.-]{1,20}:\/\/\S+/gi, '[address]'],
  [/[^\s@]{1,64}@\S+/g, '[e-mail]'],
  // Quotations, since they may contain user input or data. A truncated one ends with the message.
  [/"[^"]*(?:"|$)|`[^`]*(?:`|$)|[“„«][^”“»]*(?:[”“»]|$)/g, '[text]'],
  [/(?<![\p{L}\p{N}])['‘‚][^'’‘]*(?:['’‘]|$)/gu, '[text]'],
  // Tokens, IDs and keys.
  [/\b(?:Bearer|Basic)\s+\S+|[\w.~+/=-]{20,}/gi, '[token]'],
  [/\d(?:[\d.,: -]*\d){3,}/g, '[number]'],
];

/**
 * Removes potential personal data from an error message: URLs, emails, quotations, tokens and numbers of four or more
 * digits. Idempotent.
 * @returns at most 200 characters
 */
export const scrubbed = (message: string): string =>
  personal
    .reduce((text, [pattern, name]) => text.replace(pattern, name), message.slice(0, MAX_SCANNED_CHARS))
    .slice(0, MAX_MESSAGE_LENGTH);
