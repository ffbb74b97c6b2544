import { createHash } from 'node:crypto';

const PREFIX = 5;
/** Made-up hashes in every answer, as the real list adds some. */
const PADDING = 20;

let ranges: Promise<Map<string, string[]>> | undefined;

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

/** Loads the list on first use: it takes a megabyte. */
const load = async (): Promise<Map<string, string[]>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const hashes = dictionary['passwords-common'].map((password, rank, all) => ({
    hash: sha1(password),
    seen: all.length - rank,
  }));
  return new Map(
    [...Map.groupBy(hashes, ({ hash }) => hash.slice(0, PREFIX))].map(([prefix, of]) => [
      prefix,
      of.map(({ hash, seen }) => `${hash.slice(PREFIX)}:${seen}`),
    ]),
  );
};

/**
 * Returns what Have I Been Pwned's range API returns for the first five letters of a SHA-1 hash: the rest of each known
 * hash and how often its password was seen, and made-up ones that were never seen. The local list holds the password
 * dictionary of zxcvbn-ts, with counts by rank.
 * Source: https://haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange
 */
export const breachedRange = async (prefix: string): Promise<string> => {
  ranges ??= load();
  const known = (await ranges).get(prefix.toUpperCase()) ?? [];
  const padding = Array.from(
    { length: PADDING },
    (_, index) => `${sha1(`${prefix}${index}`).slice(PREFIX)}:0`,
  );
  return [...known, ...padding].sort().join('\r\n');
};
