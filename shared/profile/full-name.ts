/** Maximum length of a full name, in UTF-16 units. */
export const MAX_FULL_NAME_LENGTH = 120;

/** Line breaks, tabs and other control characters. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Characters that change the direction of surrounding text. Source: Unicode Standard Annex #9, 'Directional Formatting
 * Characters'.
 */
const steering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

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
  const line = (typed ?? '').replace(controls, ' ').replace(steering, '').trim();
  const name = line.slice(0, MAX_FULL_NAME_LENGTH).replace(halves, '').trim();
  return visible.test(name) ? name : null;
};
