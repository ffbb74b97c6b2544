/** Fit of one typed word to a word, best first: the word itself, its beginning, a part of it, all but one letter of it. */
const FITS = { same: 5, begins: 4, within: 2, nearly: 1 } as const;

/** Words that are not the name itself count half. */
const BESIDE = 0.5;

/** What is typed is how the whole name begins: it goes before names that only hold the word. */
const WHOLE = 0.5;

/** Fewer letters are in too many words, or but one letter away from them. */
const MIN_LENGTH_INSIDE = 3;
const MIN_LENGTH_FUZZY = 5;

/** As it is compared: small letters without their marks. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether one letter too many, too few or another one, or two that changed places, are all that differs. */
const differsByOne = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
};

/** The first letter is seldom the wrong one. */
const beginsNearly = (typed: string, word: string): boolean =>
  typed[0] === word[0] && [-1, 0, 1].some((more) => differsByOne(typed, word.slice(0, typed.length + more)));

const fitOf = (typed: string, word: string): number => {
  if (word === typed) return FITS.same;
  if (word.startsWith(typed)) return FITS.begins;
  if (typed.length >= MIN_LENGTH_INSIDE && word.includes(typed)) return FITS.within;
  return typed.length >= MIN_LENGTH_FUZZY && beginsNearly(typed, word) ? FITS.nearly : 0;
};

const bestOf = (typed: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => fitOf(typed, word)));

/**
 * How well something fits what is typed: every typed word must be found in it, in any order, whatever the accents, and a
 * slip of one letter is forgiven in longer words.
 * @param label its name
 * @param words what else it is found by
 * @returns 0 where it does not fit; else the more, the better
 * @example fitness('gewicht log', 'Gewicht', 'weight log') > 0
 */
export const fitness = (typed: string, label: string, words = ''): number => {
  const parts = wordsOf(typed);
  const [named, beside] = [wordsOf(label), wordsOf(words)];
  const fits = parts.map((part) => Math.max(bestOf(part, named), BESIDE * bestOf(part, beside)));
  if (fits.length === 0 || fits.includes(0)) return 0;
  const whole = named.join(' ').startsWith(parts.join(' ')) ? WHOLE : 0;
  return whole + fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
};
