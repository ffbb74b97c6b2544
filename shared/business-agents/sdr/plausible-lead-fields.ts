/** Filler texts that users type into required fields. */
const fillers = new Set(
  'a abc asdf asdfgh blah bar foo keine keiner n/a na name nil nobody none null privat private qwertz qwerty test tester testing undefined unknown unbekannt vorname nachname x xx xxx'.split(
    ' ',
  ),
);

const MAX_WORDS = 5;
const MAX_WORD_LENGTH = 30;
/** Matches a word of a name: letters of any script and the punctuation of names. */
const nameWord = /^\p{L}[\p{L}\p{M}.'’-]*$/u;
const isOneLetterOver = (text: string): boolean => /^(.)\1+$/u.test(text) && text.length > 2;

/** Returns the words of a plausible name, or null. Text with line breaks, digits or addresses is not a name. */
export const readNameWords = (name: string): string[] | null => {
  const words = name.trim().split(/ +/);
  const isOne = (word: string): boolean =>
    nameWord.test(word) &&
    word.length <= MAX_WORD_LENGTH &&
    !fillers.has(word.toLowerCase()) &&
    !isOneLetterOver(word.toLowerCase());
  return words.length <= MAX_WORDS && words.every(isOne) ? words : null;
};

/** Returns a plausible company name, or null. */
export const readCompanyName = (company: string | null): string | null => {
  const name = company?.trim() ?? '';
  const isOne =
    name.length <= 80 &&
    /[\p{L}\d]/u.test(name) &&
    !/[\p{C}<>{}[\]|\\]|https?:|www\./iu.test(name) &&
    !fillers.has(name.toLowerCase());
  return isOne ? name : null;
};

/**
 * Returns whether a phone number is plausible. Source: ITU-T E.164, at most 15 digits; national numbers have at least
 * 6.
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
