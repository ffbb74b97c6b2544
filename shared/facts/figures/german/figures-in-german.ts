import type { Figure, FigureSubject } from '../figure.ts';
import { roughStep } from '../figures-in.ts';
import { withoutDates } from './dates-and-times.ts';
import { NUMBER_WORDS, valueOfWords } from './number-words.ts';
import { UNIT, unitOfWords } from './units.ts';

/** '1.240,5'. A number in English format is parsed too and then matches no fact. */
const NUMBER = String.raw`(?:\d{1,3}(?:[.'\u00a0\u202f]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)(?!\d|[.,]\d)`;
/** Other digits, fractions and Roman numerals, which are never used in facts. */
const ODD = String.raw`(?![0-9])\p{N}+`;
/** Halves, which are never used in facts. */
const HALVES = `(?:anderthalb|(?:ein|${NUMBER_WORDS})einhalb)\\p{L}*|(?:ein\\p{L}*|${NUMBER_WORDS})\\s+halbe\\p{L}*`;

/** Words for shares, in percent. */
const shares: readonly (readonly [pattern: string, percent: number])[] = [
  ['(?:die|der) hälfte', 50],
  ['(?:zwei|2) drittel', 66.7],
  ['ein drittel', 33.3],
  ['(?:drei|3) viertel', 75],
  ['ein viertel', 25],
  ['doppelt so|das doppelte', 200],
  ['dreimal so|das dreifache', 300],
];
const SHARE = shares.map(([pattern]) => pattern).join('|');

const figure = new RegExp(
  `(?<odd>${ODD})|(?<![\\p{L}\\d_]|\\p{L}-)(?:(?<share>${SHARE})(?!\\p{L})|(?<half>${HALVES})|` +
    `(?<times>(?:ein|${NUMBER_WORDS}))mal(?!\\p{L})|` +
    `(?:(?<number>${NUMBER})|(?<words>(?:ein|zwei|drei)?\\s?dutzend|${NUMBER_WORDS})(?!\\p{L}))(?<unit>${UNIT})?)`,
  'giu',
);

/** Matches a word that marks the next number as approximate. */
const rough = /(?:\b(?:etwa|ungefähr|rund|circa|ca\.|zirka|knapp|fast|gut)|[~≈])\s*$/iu;

const subjects: readonly (readonly [pattern: string, subject: FigureSubject])[] = [
  ['energie|kalorien?', 'energy'],
  ['eiweiß|proteine?', 'protein'],
  ['kohlenhydraten?', 'carbs'],
  ['fett', 'fat'],
  ['ballaststoffen?', 'fiber'],
  ['zucker', 'sugar'],
  ['natrium', 'sodium'],
  ['wasser', 'water'],
  ['in folge|hintereinander|am stück|nacheinander', 'streak'],
];
const subject = new RegExp(
  `^[ \u00a0-]*(?:an |von )?(${subjects.map(([pattern]) => pattern).join('|')})(?!\\p{L})`,
  'iu',
);

/** 'Noch einmal' means again, and 'auf einmal' suddenly. */
const notCounted = /(?:^|[^\p{L}])(?:noch|auf|erst|nicht|wieder|schon)\s+$/iu;

const isNotCounted = (match: RegExpExecArray): boolean =>
  match.groups?.['times']?.toLowerCase() === 'ein' &&
  notCounted.test(match.input.slice(Math.max(0, match.index - 12), match.index));

const matching = <T>(list: readonly (readonly [pattern: string, meant: T])[], written: string): T | null =>
  list.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(written))?.[1] ?? null;

const subjectAfter = (rest: string): FigureSubject | null => {
  const word = subject.exec(rest)?.[1];
  return word === undefined ? null : matching(subjects, word);
};

const readNumber = (written: string): { value: number; step: number } => {
  const isGrouped = /^\d{1,3}(?:[.'\u00a0\u202f]\d{3})+(?:,|$)/u.test(written);
  const plain = (isGrouped ? written.replace(/[.'\u00a0\u202f]/gu, '') : written).replace(',', '.');
  return { value: Number(plain), step: 10 ** -(plain.split('.')[1]?.length ?? 0) };
};

const readWords = (written: string): number => {
  const dozens = /^(.*?)\s?dutzend$/i.exec(written);
  if (!dozens) return valueOfWords(written);
  return 12 * (dozens[1] ? valueOfWords(dozens[1]) : 1);
};

/** 'Die Hälfte' may differ by two from 50%. */
const SHARE_STEP = 4;

const figureOf = (match: RegExpExecArray): Figure => {
  const { odd, share, half, times, number, words = '', unit = '' } = match.groups ?? {};
  const [text] = match;
  const at = match.index;
  const of = subjectAfter(match.input.slice(at + text.length));
  if (odd !== undefined || half !== undefined)
    return { text, at, value: Number.NaN, kind: null, step: 1, of };
  if (share !== undefined)
    return { text, at, value: matching(shares, share) ?? 0, kind: 'share', step: SHARE_STEP, of };
  if (times !== undefined) return { text, at, value: valueOfWords(times), kind: 'time', step: 1, of };
  const read = number === undefined ? { value: readWords(words), step: 1 } : readNumber(number);
  const measure = unitOfWords(unit);
  const factor = measure?.factor ?? 1;
  const before = match.input.slice(Math.max(0, at - 16), at);
  const step = rough.test(before) ? Math.max(read.step, roughStep(read.value)) : read.step;
  return { text, at, value: read.value * factor, kind: measure?.kind ?? null, step: step * factor, of };
};

/** Returns a name in German quotes as well. */
const inGermanQuotes = (name: string): string[] =>
  name.startsWith('“') ? [name, `„${name.slice(1, -1)}“`] : [name];

/**
 * Returns all numbers of a German text, like `findNumbers` for English: '1.240', '1,2 kg', '57 %', 'zwei', 'die Hälfte'.
 * 'Ein' is an article and does not count.
 * @param names texts that count as names anywhere, for example of foods
 */
export const findGermanNumbers = (text: string, names: readonly string[] = []): Figure[] => {
  const bare = names
    .flatMap(inGermanQuotes)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => (name === '' ? rest : rest.replaceAll(name, ' '.repeat(name.length))), text);
  return [...withoutDates(bare).matchAll(figure)].filter((match) => !isNotCounted(match)).map(figureOf);
};
