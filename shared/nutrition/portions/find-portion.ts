import type { FoodRecord, Portion } from '../table/food-record.ts';
import { type Size, sizeOf } from '../parse/vocabulary/sizes.ts';

/** The portion to look for. */
export interface Wanted {
  unit: string;
  size: Size | null;
  /** All words about the food. */
  words: ReadonlySet<string>;
}

/** Points of a portion, chosen by judgment. */
const SAME_SIZE = 2;
const OTHER_SIZE = -2;
const WORD_SAID = 0.7;
const WORD_UNSAID = -0.3;
/** The size matches literally: 'fun' for a fun size, not 'miniature'. */
const VERY_WORD = 0.3;
/** A portion without a size, if none is stated. */
const PLAIN = 0.35;
/** Points of a size if none is stated: medium is assumed. */
const unasked: Readonly<Record<Size, number>> = {
  mini: -1,
  small: -0.35,
  medium: 0.3,
  large: -1,
  huge: -1.5,
};

/** A bag for one person is a small one. */
const ofOneServing: Readonly<Record<Size, number>> = { ...unasked, small: 0.5 };

const sizesOf = (portion: Portion): Size[] => portion.words.flatMap((word) => sizeOf(word) ?? []);

/** Returns how well a portion with the right unit fits. */
const fitOf = (portion: Portion, { size, words }: Wanted): number => {
  const sizes = sizesOf(portion);
  let points = 0;
  if (size !== null && sizes.length > 0) points += sizes.includes(size) ? SAME_SIZE : OTHER_SIZE;
  if (size === null && sizes.length > 0) {
    const usual = words.has('singleserving') ? ofOneServing : unasked;
    points += Math.max(...sizes.map((each) => usual[each]));
  }
  if (size === null && sizes.length === 0) points += PLAIN;
  for (const word of portion.words) {
    if (sizeOf(word) === null) points += words.has(word) ? WORD_SAID : WORD_UNSAID;
    else if (words.has(word)) points += VERY_WORD;
  }
  return points;
};

/** Returns whether a portion has the requested size. */
export const hasSize = (portion: Portion, size: Size): boolean => sizesOf(portion).includes(size);

/** Typical content of a vessel that comes in many sizes, g. */
const mostly: Readonly<Record<string, number>> = { can: 360 };

/** Returns, of a drink's equally good portions, the source's default one, otherwise the middle one. */
const middlingOf = (equals: readonly Portion[], record: FoodRecord): Portion | undefined => {
  const serving = record.portions.find(({ unit }) => unit === 'serving')?.grams;
  const usual = equals.find(({ grams }) => grams === serving);
  if (usual !== undefined) return usual;
  const meant = mostly[equals[0]?.unit ?? ''];
  const sorted = equals.toSorted((one, other) => one.grams - other.grams);
  if (meant === undefined) return sorted[Math.floor(sorted.length / 2)];
  return sorted.reduce((best, each) =>
    Math.abs(each.grams - meant) < Math.abs(best.grams - meant) ? each : best,
  );
};

/** Returns the best portion of a food among those of one unit. Ties go to the first, for drinks to the usual one. */
export const findPortion = (record: FoodRecord, wanted: Wanted): { portion: Portion; fit: number } | null => {
  let equals: Portion[] = [];
  let best = -Infinity;
  for (const portion of record.portions) {
    if (portion.unit !== wanted.unit) continue;
    const fit = fitOf(portion, wanted);
    if (fit > best) [best, equals] = [fit, [portion]];
    else if (fit === best) equals.push(portion);
  }
  const portion = equals.length > 1 && record.liquid ? middlingOf(equals, record) : equals[0];
  return portion === undefined ? null : { portion, fit: best };
};

/** Units that come in sizes, most likely first. */
const comesIn = ['serving', 'whole', 'drink', 'piece', 'bar', 'bag', 'packet', 'pouch'];

/** Returns the food's portion of a size in any unit. */
export const findSizedPortion = (
  record: FoodRecord,
  size: Size,
  words: ReadonlySet<string>,
): Portion | null => {
  for (const unit of comesIn) {
    const own = findPortion(record, { unit, size, words });
    if (own !== null && hasSize(own.portion, size)) return own.portion;
  }
  return null;
};
