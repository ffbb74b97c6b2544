/** Returns the characters of a text as posts count them: by code point. */
export const charactersOf = (text: string): string[] => Array.from(text);

const EMOJI = /\p{RGI_Emoji}/gv;
/** Matches all characters except Latin, Greek, Cyrillic and similar scripts, and common punctuation. */
const DOUBLE = /[\u{1100}-\u{1fff}\u{200e}\u{200f}\u{2020}-\u{2031}\u{2038}-\u{10ffff}]/u;

/**
 * Returns the length of a text as X counts it: emoji (of any number of code points) and CJK characters count as two.
 * Source: X developer documentation, 'Counting characters', with the ranges of twitter-text 3.
 */
export const lengthOnX = (text: string): number =>
  charactersOf(text.replace(EMOJI, '你')).reduce((sum, one) => sum + (DOUBLE.test(one) ? 2 : 1), 0);
