import type { FoodMatch } from '../match/match-foods.ts';
import { normalForm } from '../parse/normal-form.ts';
import type { Weight } from '../portions/weight.ts';

/**
 * Minimum confidence of a reliable item, chosen so that most such items are close to the true energy
 * (docs/accuracy.md).
 */
export const HIGH_CONFIDENCE = 0.9;

/** Confidence of an item whose implausible amount was reduced. */
const AFTER_CUT = 0.4;
/** Factor for values of a similar dish. */
const APPROXIMATE = 0.8;
/** Factor if another food matches as well but has a different energy. */
const TOSS_UP = 0.9;
/** Points between two equally good foods. */
const AS_GOOD = 0.02;
/** Maximum difference in energy that does not matter for a meal. */
const SAME_ENERGY = 0.2;

/** Factor for dishes with many recipes, and for values calculated from a recipe. */
const VARIES = 0.85;
/** Factor for the weight of a food that is made from several others, which differs by maker. */
const MIXED = 0.88;
/** Minimum number of allergens of such a food. */
const COMPOSED = 3;
/** Factor for rice or beans by weight if dry or cooked is unclear. */
const UNCLEAR = 0.85;

const varied: ReadonlySet<string> = new Set(
  `soup stew salad curry casserole broth chutney gravy dal sambar goulash chili porridge dumpling yogurt tea meat fish
  cocktail punch smoothy chapati injera ugali fufu paratha biscuit leaf cornbread omelette`
    .split(/\s+/)
    .map(normalForm),
);

/** Returns whether a food has many recipes under one name. */
const isVaried = ({ record, words }: FoodMatch): boolean =>
  record.id.startsWith('own:') || [...words].some((word) => varied.has(word));

/** The inputs of an item's confidence. */
export interface ConfidenceFactors {
  match: FoodMatch;
  others: readonly FoodMatch[];
  weight: Weight;
  /** 1 as written, lower after spelling corrections. */
  trust: number;
  isCut: boolean;
  /** Whether it is unclear if it was weighed dry or cooked. */
  isDryUnclear: boolean;
}

const energyOf = (match: FoodMatch): number => match.record.per_100_g.calories ?? 0;

/** Returns whether an equally good food has a different energy. */
const isTossUp = (match: FoodMatch, others: readonly FoodMatch[]): boolean =>
  others.some((other) => {
    const [one, two] = [energyOf(match), energyOf(other)];
    return match.points - other.points < AS_GOOD && Math.abs(one - two) > SAME_ENERGY * Math.max(one, two);
  });

/**
 * Returns the confidence in food and amount together, 0 to 1, from the match, the source of the weight, and the spread
 * of the candidates.
 */
export const rateConfidence = ({
  match,
  others,
  weight,
  trust,
  isCut,
  isDryUnclear,
}: ConfidenceFactors): number => {
  const factors = [
    match.score,
    weight.trust,
    trust,
    isCut ? AFTER_CUT : 1,
    match.record.approximate ? APPROXIMATE : 1,
    isTossUp(match, others) ? TOSS_UP : 1,
    isVaried(match) ? VARIES : 1,
    isDryUnclear ? UNCLEAR : 1,
    weight.trust < 1 && (match.record.contains?.length ?? 0) >= COMPOSED ? MIXED : 1,
  ];
  return Math.round(factors.reduce((product, factor) => product * factor, 1) * 100) / 100;
};
