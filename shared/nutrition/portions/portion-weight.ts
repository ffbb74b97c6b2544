import type { FoodRecord } from '../table/food-record.ts';
import { sizeFactor } from '../parse/vocabulary/sizes.ts';
import {
  common,
  commonCrispWeights,
  commonLiquidWeights,
  similarUnits,
  similarLiquidUnits,
  measures,
} from './similar-units.ts';
import { hasSize, findPortion, findSizedPortion, type Wanted } from './find-portion.ts';
import { trusts, type Weight } from './weight.ts';

/** Default amount if neither the text nor the table states one, g. */
const USUAL_G = 100;
const USUAL_ML = 240;

/** Returns the weight of the default serving. */
export const servingWeight = (record: FoodRecord): Weight => {
  const servings = record.portions.filter(({ unit }) => unit === 'serving');
  const serving = servings.find(({ words }) => words.length === 0) ?? servings[0];
  if (serving !== undefined) return { grams: serving.grams, trust: trusts.usual };
  const cup = record.portions.find(({ unit }) => unit === 'cup');
  if (cup !== undefined) return { grams: cup.grams, trust: trusts.common };
  const [first] = record.portions;
  if (first !== undefined) return { grams: first.grams, trust: trusts.common };
  return { grams: record.liquid ? USUAL_ML : USUAL_G, trust: trusts.common };
};

const sized = (record: FoodRecord, wanted: Wanted, unit: string, trust: number): Weight | null => {
  const own = findPortion(record, { ...wanted, unit });
  if (own === null) return null;
  const { size } = wanted;
  if (size === null || hasSize(own.portion, size)) return { grams: own.portion.grams, trust };
  return { grams: own.portion.grams * sizeFactor[size], trust: Math.min(trust, trusts.reckoned) };
};

/** Unspecific units, for which the size is more important. */
const sizeable: ReadonlySet<string> = new Set(['serving', 'whole', 'drink', 'glass', 'cup', 'piece']);

/** A 'regular piece' is the standard piece of the food. */
const pieces: ReadonlySet<string> = new Set(['piece', 'slice', 'bar', 'stick']);

const measured = (record: FoodRecord, wanted: Wanted): Weight | null => {
  for (const [from, factor] of measures[wanted.unit] ?? []) {
    const weight = sized(record, wanted, from, trusts.reckoned);
    if (weight !== null) return { grams: weight.grams * factor, trust: weight.trust };
  }
  return null;
};

const related = (record: FoodRecord, wanted: Wanted): Weight | null => {
  const others =
    (record.liquid ? similarLiquidUnits[wanted.unit] : undefined) ?? similarUnits[wanted.unit] ?? [];
  for (const other of others) {
    const weight = sized(record, wanted, other, trusts.reckoned);
    if (weight !== null) return weight;
  }
  return null;
};

/** Returns whether a food is crisp and dry: cereals, puffs and chips, whose cup is mostly air. */
const isCrisp = ({ per_100_g: { calories, carbs } }: FoodRecord): boolean =>
  (calories ?? 0) > 330 && (carbs ?? 0) > 55;

const commonOf = (record: FoodRecord): Readonly<Record<string, number>> => {
  if (record.liquid) return commonLiquidWeights;
  return isCrisp(record) ? commonCrispWeights : common;
};

/** Returns whether one of a food is a piece, because the table's 'whole' is a package: '6 Cheerios'. */
const isPieceMeant = (record: FoodRecord, { unit, size, words }: Wanted): boolean => {
  if (unit !== 'whole' || size !== null || !record.portions.some((each) => each.unit === 'piece'))
    return false;
  const wholes = record.portions.filter((each) => each.unit === 'whole');
  return (
    wholes.length > 0 &&
    wholes.every((each) => each.words.some((word) => packages.has(word) && !words.has(word)))
  );
};

/** Words of portions that are packages of several pieces. */
const packages: ReadonlySet<string> = new Set(['prepackaged', 'singleserving', 'package', 'hundredcalory']);

/** Returns the weight of a portion, g: the food's own, a similar one, a common measure, or the default serving. */
export const portionWeight = (record: FoodRecord, wanted: Wanted): Weight => {
  const own = isPieceMeant(record, wanted)
    ? findPortion(record, { ...wanted, unit: 'piece' })
    : findPortion(record, wanted);
  const { size } = wanted;
  const isPlain = size === 'medium' && pieces.has(wanted.unit) && own?.portion.words.length === 0;
  if (own !== null && (size === null || isPlain || hasSize(own.portion, size)))
    return { grams: own.portion.grams, trust: trusts.own };
  // For a large order or drink the food's own 'large' in any unit.
  const large =
    size !== null && sizeable.has(wanted.unit) ? findSizedPortion(record, size, wanted.words) : null;
  if (large !== null) return { grams: large.grams, trust: trusts.own };
  const bySize = sized(record, wanted, wanted.unit, trusts.own);
  if (bySize !== null) return bySize;
  const near = measures[wanted.unit] === undefined ? null : measured(record, wanted);
  const found = near ?? related(record, wanted) ?? measured(record, wanted);
  if (found !== null) return found;
  const usual = commonOf(record)[wanted.unit];
  const grams = usual ?? servingWeight(record).grams;
  return { grams: grams * (wanted.size === null ? 1 : sizeFactor[wanted.size]), trust: trusts.common };
};
