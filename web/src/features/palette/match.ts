/** Score of one typed word against a word, best first: equal, prefix, substring, one typo. */
const FITS = { same: 5, begins: 4, within: 2, nearly: 1 } as const;

/** Additional search terms count half as much as the label. */
const BESIDE = 0.5;

/** Bonus if the label starts with the whole query, so that it ranks above labels that only contain it. */
const WHOLE = 0.5;

/** Shorter queries match too many words inside or with a typo. */
const MIN_LENGTH_INSIDE = 3;
const MIN_LENGTH_FUZZY = 5;

/** Normalizes text for comparison: lower case, no accents. */
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

/** Returns whether two words differ by one insertion, deletion, substitution or swap. */
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

/** Returns whether a word almost starts with the query. The first letter must match, because it is rarely mistyped. */
const beginsNearly = (typed: string, word: string): boolean =>
  typed[0] === word[0] && [-1, 0, 1].some((more) => differsByOne(typed, word.slice(0, typed.length + more)));

const fitOf = (typed: string, word: string): number => {
  if (word === typed) return FITS.same;
  if (word.startsWith(typed)) return FITS.begins;
  if (typed.length >= MIN_LENGTH_INSIDE && word.includes(typed)) return FITS.within;
  return typed.length >= MIN_LENGTH_FUZZY && beginsNearly(typed, word) ? FITS.nearly : 0;
};

/** Words of a question that say nothing about its subject: 'how do I cancel my subscription'. */
const FILLERS = new Set([
  'a',
  'an',
  'the',
  'my',
  'i',
  'do',
  'can',
  'how',
  'where',
  'is',
  'to',
  'of',
  'for',
  'in',
  'please',
  'ich',
  'kann',
  'mein',
  'meine',
  'meinen',
  'wie',
  'wo',
  'ist',
  'der',
  'die',
  'das',
  'den',
  'ein',
  'eine',
  'zu',
  'bitte',
]);

/** Returns the words that have to match: without fillers, unless nothing else was typed. */
const searchedWords = (typed: string): string[] => {
  const words = wordsOf(typed);
  const searched = words.filter((word) => !FILLERS.has(word));
  return searched.length > 0 ? searched : words;
};

const bestOf = (typed: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => fitOf(typed, word)));

/**
 * Returns how well an item matches a query: every typed word except fillers must match in any order, accents are
 * ignored, and longer words may have one typo.
 * @param label its name
 * @param words additional search terms
 * @returns 0 for no match; otherwise higher is better
 * @example fitness('gewicht log', 'Gewicht', 'weight log') > 0
 */
export const fitness = (typed: string, label: string, words = ''): number => {
  const parts = searchedWords(typed);
  const [named, beside] = [wordsOf(label), wordsOf(words)];
  const fits = parts.map((part) => Math.max(bestOf(part, named), BESIDE * bestOf(part, beside)));
  if (fits.length === 0 || fits.includes(0)) return 0;
  const whole = named.join(' ').startsWith(parts.join(' ')) ? WHOLE : 0;
  return whole + fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
};
