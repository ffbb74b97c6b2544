import { singleLine } from '../language/name-text.ts';

/** Maximum length of a full name, in UTF-16 units. */
export const MAX_FULL_NAME_LENGTH = 120;

/** Unpaired surrogates, also those left by truncation. */
const halves = /\p{Cs}/gu;

/** Matches a visible character, not only spaces, joiners and zero-width characters. */
const visible = /[^\p{Z}\p{C}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * Normalizes a name that did not pass the profile's form, for example from a sign-up: one line, of limited length, and
 * without characters that hide it or affect surrounding text. Keeps joiners, which Persian names and emoji need.
 * @returns null if nothing visible is left
 */
export const fullNameOf = (typed: string | undefined): string | null => {
  const line = singleLine(typed ?? '');
  const name = line.slice(0, MAX_FULL_NAME_LENGTH).replace(halves, '').trim();
  return visible.test(name) ? name : null;
};
