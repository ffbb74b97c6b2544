/** What is typed where nothing is known. */
const fillers = new Set(
  'a abc asdf asdfgh blah bar foo keine keiner n/a na name nil nobody none null privat private qwertz qwerty test tester testing undefined unknown unbekannt vorname nachname x xx xxx'.split(
    ' ',
  ),
);

const MAX_WORDS = 5;
const MAX_WORD_LENGTH = 30;
/** Letters of any script, and what stands between them in names. */
const nameWord = /^\p{L}[\p{L}\p{M}.'’-]*$/u;
const isOneLetterOver = (text: string): boolean => /^(.)\1+$/u.test(text) && text.length > 2;

/** Words of a name that looks like one; null for any other. No text with line breaks, figures or addresses is one. */
export const nameWordsOf = (name: string): string[] | null => {
  const words = name.trim().split(/ +/);
  const isOne = (word: string): boolean =>
    nameWord.test(word) &&
    word.length <= MAX_WORD_LENGTH &&
    !fillers.has(word.toLowerCase()) &&
    !isOneLetterOver(word.toLowerCase());
  return words.length <= MAX_WORDS && words.every(isOne) ? words : null;
};

/** A company as it may be written to; null where it is none. */
export const companyNameOf = (company: string | null): string | null => {
  const name = company?.trim() ?? '';
  const isOne =
    name.length <= 80 &&
    /[\p{L}\d]/u.test(name) &&
    !/[\p{C}<>{}[\]|\\]|https?:|www\./iu.test(name) &&
    !fillers.has(name.toLowerCase());
  return isOne ? name : null;
};

/**
 * Whether somebody can be called on it. Source: ITU-T E.164, at most 15 digits; no national number of use has less
 * than 6.
 */
export const isPhone = (phone: string): boolean => {
  const digits = phone.replace(/\D/g, '');
  return (
    /^\+?[\d\s()./-]+(?:\s?(?:ext\.?|x|-)\s?\d{1,5})?$/i.test(phone.trim()) &&
    digits.length >= 6 &&
    digits.length <= 15 &&
    new Set(digits).size > 2
  );
};
