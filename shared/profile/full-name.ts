/** Longest name of a person, in UTF-16 units. */
export const MAX_FULL_NAME_LENGTH = 120;

/** Line ends, tabs and other controls. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What turns the direction of the text around a name. Source: Unicode Standard Annex #9, 'Directional Formatting Characters'. */
const steering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Half of a character, also where a cut has left one. */
const halves = /\p{Cs}/gu;

/** Something that can be seen: not only spaces, joiners and signs without width. */
const visible = /[^\p{Z}\p{C}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * A name that came past the profile's form, e.g. from a sign-up: one line, no longer than the form takes, and nothing
 * that hides it or changes the words around it. Joiners stay: Persian names and emoji have them.
 * @returns null where nothing of it can be seen
 */
export const fullNameOf = (typed: string | undefined): string | null => {
  const line = (typed ?? '').replace(controls, ' ').replace(steering, '').trim();
  const name = line.slice(0, MAX_FULL_NAME_LENGTH).replace(halves, '').trim();
  return visible.test(name) ? name : null;
};
