import type { FoodMatch } from '../match/match-foods.ts';
import { normalForm } from '../parse/normal-form.ts';
import type { Weight } from '../portions/weight.ts';

/** From here on an item is called sure: so chosen that most such items have about the true energy (docs/accuracy.md). */
export const SURE = 0.9;

/** An amount that nobody eats is cut, and what is left is a guess. */
const AFTER_CUT = 0.4;
/** Figures of the nearest dish, not of this one. */
const APPROXIMATE = 0.8;
/** Another food fits as well, and holds another energy. */
const TOSS_UP = 0.9;
/** Points between two foods that are as good as none. */
const AS_GOOD = 0.02;
/** Energies that differ by less are the same for a meal. */
const SAME_ENERGY = 0.2;

/** A dish that everyone makes in another way, and figures that were reckoned from a recipe. */
const VARIES = 0.85;
/** Rice or beans by weight, dry or cooked as one may read it. */
const UNCLEAR = 0.85;

const varied: ReadonlySet<string> = new Set(
  `soup stew salad curry casserole broth chutney gravy dal sambar goulash chili porridge dumpling yogurt tea meat fish
  cocktail punch smoothy chapati injera ugali fufu paratha biscuit leaf cornbread omelette`
    .split(/\s+/)
    .map(normalForm),
);

/** Whether a food goes by one name and is made in many ways. */
const isVaried = ({ record, words }: FoodMatch): boolean =>
  record.id.startsWith('own:') || [...words].some((word) => varied.has(word));

/** What an item's confidence follows from. */
export interface Grounds {
  match: FoodMatch;
  others: readonly FoodMatch[];
  weight: Weight;
  /** 1 as written; less after slips were put right. */
  trust: number;
  isCut: boolean;
  /** Nobody says whether it was weighed dry or cooked. */
  unclear: boolean;
}

const energyOf = (match: FoodMatch): number => match.record.per_100_g.calories ?? 0;

/** Whether a food that fits as well holds another energy. */
const isTossUp = (match: FoodMatch, others: readonly FoodMatch[]): boolean =>
  others.some((other) => {
    const [one, two] = [energyOf(match), energyOf(other)];
    return match.points - other.points < AS_GOOD && Math.abs(one - two) > SAME_ENERGY * Math.max(one, two);
  });

/** How sure we are of food and amount together, 0 to 1: match, source of the weight, spread among candidates. */
export const confidenceOf = ({ match, others, weight, trust, isCut, unclear }: Grounds): number => {
  const factors = [
    match.score,
    weight.trust,
    trust,
    isCut ? AFTER_CUT : 1,
    match.record.approximate ? APPROXIMATE : 1,
    isTossUp(match, others) ? TOSS_UP : 1,
    isVaried(match) ? VARIES : 1,
    unclear ? UNCLEAR : 1,
  ];
  return Math.round(factors.reduce((product, factor) => product * factor, 1) * 100) / 100;
};
