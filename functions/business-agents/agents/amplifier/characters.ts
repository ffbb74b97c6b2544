/** The characters of a text, as posts are counted: an emoji of one sign is one, a letter of two units of memory too. */
export const charactersOf = (text: string): string[] => Array.from(text);

const EMOJI = /\p{RGI_Emoji}/gv;
/** All but Latin, Greek, Cyrillic and the like, and most marks between words. */
const DOUBLE = /[\u{1100}-\u{1fff}\u{200e}\u{200f}\u{2020}-\u{2031}\u{2038}-\u{10ffff}]/u;

/**
 * Characters as X counts them: an emoji, of however many signs, and each sign of Chinese, Japanese or Korean as two.
 * Source: X developer documentation, 'Counting characters', with the ranges of twitter-text 3.
 */
export const lengthOnX = (text: string): number =>
  charactersOf(text.replace(EMOJI, '你')).reduce((sum, one) => sum + (DOUBLE.test(one) ? 2 : 1), 0);
