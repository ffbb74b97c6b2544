import { withoutDates } from './dates-and-times.ts';
import { type Figure, type FigureSubject, figureSubjects } from './figure.ts';
import { UNIT, unitOfWords } from './units.ts';
import { NUMBER_WORDS, shareWords, valueOfWords } from './number-words.ts';

const NUMBER = String.raw`(?:\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d+)?)(?!\d|[.,]\d)`;
/** Other digits, fractions and Roman numerals, which are never used in facts. */
const ODD = String.raw`(?![0-9])\p{N}+`;
const SHARE = shareWords.map(([pattern]) => pattern).join('|');

/** Excludes names such as B12 and omega-3. */
const figure = new RegExp(
  `(?<odd>${ODD})|(?<![\\p{L}\\d_]|\\p{L}-)(?:(?<share>${SHARE})|(?:(?<number>${NUMBER})(?<thousands>k(?![\\p{L}\\d]))?` +
    `|(?<words>twice|${NUMBER_WORDS})(?!\\p{L})(?<part>[\\s-]+(?:and[\\s-]+a[\\s-]+half|point[\\s-]+\\p{L}+))?)(?<unit>${UNIT})?)`,
  'giu',
);

/** Matches a word that marks the next number as approximate. */
const rough = /(?:\b(?:about|around|roughly|approximately|nearly|almost|some|circa)|[~≈])\s*$/iu;

/** Approximate numbers may be rounded to two digits: 'about 1,200' for 1,240. */
export const roughStep = (value: number): number => 10 ** Math.max(0, Math.floor(Math.log10(value || 1)) - 1);

/** 1.850 means thousands for units without decimals; for g and kg it is ambiguous and parsed as a decimal. */
const readNumber = (written: string, isWhole: boolean): { value: number; step: number } => {
  if (isWhole && /^\d{1,3}(?:\.\d{3})+$/.test(written))
    return { value: Number(written.replaceAll('.', '')), step: 1 };
  const plain = /^\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.|$)/u.test(written)
    ? written.replace(/[,\u00a0\u202f]/gu, '')
    : written.replace(',', '.');
  return { value: Number(plain), step: 10 ** -(plain.split('.')[1]?.length ?? 0) };
};

const shareOf = (written: string): number =>
  shareWords.find(([pattern]) =>
    new RegExp(`^(?:${pattern.replace(/\(\?=.*$/, '')})$`, 'iu').test(written),
  )?.[1] ?? 0;

/** 'One of the best' is not a number. */
const isNotCounted = (groups: Record<string, string | undefined>): boolean =>
  groups['words']?.toLowerCase() === 'one' && groups['unit'] === undefined && groups['part'] === undefined;

/** 'Half' may differ by two from 50%. */
const SHARE_STEP = 4;

const subject = new RegExp(
  `^[ \u00a0-]*(?:of )?(${figureSubjects.join('|')}|calories|carbohydrates|fibre|in a row|straight|consecutive)(?!\\p{L})`,
  'iu',
);
const meant: Readonly<Record<string, FigureSubject>> = {
  calories: 'energy',
  carbohydrates: 'carbs',
  fibre: 'fiber',
  'in a row': 'streak',
  straight: 'streak',
  consecutive: 'streak',
};

/** Returns the subject of a number from the words after it: ' of protein', '-day streak'. */
const subjectAfter = (rest: string): FigureSubject | null => {
  const word = subject.exec(rest)?.[1]?.toLowerCase();
  return word === undefined ? null : (meant[word] ?? (word as FigureSubject));
};

const figureOf = (match: RegExpExecArray): Figure => {
  const { odd, share, number, thousands, words = '', part, unit = '' } = match.groups ?? {};
  const [text] = match;
  const at = match.index;
  const of = subjectAfter(match.input.slice(at + text.length));
  if (odd !== undefined || part !== undefined)
    return { text, at, value: Number.NaN, kind: null, step: 1, of };
  if (share !== undefined) return { text, at, value: shareOf(share), kind: 'share', step: SHARE_STEP, of };
  const counted = words.toLowerCase() === 'twice' ? 2 : valueOfWords(words);
  const measure = unitOfWords(unit);
  const isWhole =
    measure !== null && (measure.kind === 'energy' || measure.factor === 0.001 || measure.kind === 'volume');
  const read = number === undefined ? { value: counted, step: 1 } : readNumber(number, isWhole);
  const factor = (measure?.factor ?? 1) * (thousands === undefined ? 1 : 1000);
  const before = match.input.slice(Math.max(0, at - 16), at);
  const step = rough.test(before) ? Math.max(read.step, roughStep(read.value)) : read.step;
  return { text, at, value: read.value * factor, kind: measure?.kind ?? null, step: step * factor, of };
};

/**
 * Returns all numbers of a text in digits or words, in order: '1,240', '1.2 kg', '57%', 'two', 'half of'. Excludes
 * dates, times, ordinals, list numbers, numbers in names (B12, omega-3) and 'one' without a unit.
 * @param names texts that count as names anywhere, for example of foods
 */
export const findNumbers = (text: string, names: readonly string[] = []): Figure[] => {
  const bare = [...names]
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => (name === '' ? rest : rest.replaceAll(name, ' '.repeat(name.length))), text);
  return [...withoutDates(bare).matchAll(figure)]
    .filter((match) => !isNotCounted(match.groups ?? {}))
    .map(figureOf);
};
