import { withoutDates } from './dates-and-times.ts';
import { type Figure, UNIT, unitOfWords } from './figure.ts';
import { NUMBER_WORDS, shareWords, valueOfWords } from './number-words.ts';

const NUMBER = String.raw`\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`;
const SHARE = shareWords.map(([pattern]) => pattern).join('|');

/** Not in names such as B12 or omega-3. */
const figure = new RegExp(
  `(?<![\\p{L}\\d_]|\\p{L}-)(?:(?<share>${SHARE})|(?:(?<number>${NUMBER})(?<thousands>k(?![\\p{L}\\d]))?` +
    `|(?<words>twice|${NUMBER_WORDS})(?!\\p{L}))(?<unit>${UNIT})?)`,
  'giu',
);

/** A word before a figure that says it is not exact. */
const rough = /(?:\b(?:about|around|roughly|approximately|nearly|almost|some|circa)|[~≈])\s*$/iu;

/** Rough figures may be told with two digits: 'about 1,200' of 1,240. */
const roughStep = (value: number): number => 10 ** Math.max(0, Math.floor(Math.log10(value || 1)) - 1);

const readNumber = (written: string): { value: number; step: number } => {
  const plain = /^\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.|$)/u.test(written)
    ? written.replace(/[,\u00a0\u202f]/gu, '')
    : written.replace(',', '.');
  return { value: Number(plain), step: 10 ** -(plain.split('.')[1]?.length ?? 0) };
};

const shareOf = (written: string): number =>
  shareWords.find(([pattern]) =>
    new RegExp(`^(?:${pattern.replace(/\(\?=.*$/, '')})$`, 'iu').test(written),
  )?.[1] ?? 0;

/** 'One of the best' counts nothing. */
const countsNothing = (groups: Record<string, string | undefined>): boolean =>
  groups['words']?.toLowerCase() === 'one' && groups['unit'] === undefined;

const figureOf = (match: RegExpExecArray): Figure => {
  const { share, number, thousands, words = '', unit = '' } = match.groups ?? {};
  const [text] = match;
  const at = match.index;
  if (share !== undefined) return { text, at, value: shareOf(share), kind: 'share', step: 10 };
  const counted = words.toLowerCase() === 'twice' ? 2 : valueOfWords(words);
  const read = number === undefined ? { value: counted, step: 1 } : readNumber(number);
  const measure = unitOfWords(unit);
  const factor = (measure?.factor ?? 1) * (thousands === undefined ? 1 : 1000);
  const before = match.input.slice(Math.max(0, at - 16), at);
  const step = rough.test(before) ? Math.max(read.step, roughStep(read.value)) : read.step;
  return { text, at, value: read.value * factor, kind: measure?.kind ?? null, step: step * factor };
};

/**
 * Every figure of a text, in digits or in words, in order: '1,240', '1.2 kg', '57%', 'two', 'half of'. Dates, times of
 * day, ranks, numbers of list items and numbers in names (B12, omega-3) are none; nor is 'one' without a unit.
 * @param names texts that count as names wherever they stand, e.g. of foods
 */
export const figuresIn = (text: string, names: readonly string[] = []): Figure[] => {
  const bare = [...names]
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => (name === '' ? rest : rest.replaceAll(name, ' '.repeat(name.length))), text);
  return [...withoutDates(bare).matchAll(figure)]
    .filter((match) => !countsNothing(match.groups ?? {}))
    .map(figureOf);
};
