import { rateConfidence } from './confidence.ts';
import { maxBelievableGrams } from '../portions/believable-weight.ts';
import type { FoodItem } from './food-item.ts';
import type { FoodMatch } from '../match/match-foods.ts';
import { weighAmount, type MentionedAmount } from '../portions/amount-weight.ts';
import { correctionContext } from './item-phrase.ts';
import { type Amount, isMeasured } from '../parse/amount.ts';
import { maxPer100g, type Nutrients } from './nutrients.ts';
import { scaleNutrients } from './totals.ts';

/** Rounds to whole grams, or to tenths below 10 g, since more would be false precision. */
const roundGrams = (grams: number): number =>
  grams >= 10 ? Math.round(grams) : Math.max(0.1, Math.round(grams * 10) / 10);

/** Maximum number of alternatives. */
const MAX_ALTERNATIVES = 3;

/** A food as described in the text. */
export interface MatchedFood {
  /** The best food first, then its alternatives. */
  matches: readonly FoodMatch[];
  /** 1 as written, lower after spelling corrections. */
  trust: number;
  said: MentionedAmount;
}

const gramsOf = (match: FoodMatch, said: MentionedAmount): number =>
  roundGrams(Math.min(weighAmount(match.record, said).grams, maxBelievableGrams(match.record)));

/** Replaces values by those that the text states for the whole amount, if they are possible for it. */
const withStated = (per100g: Nutrients, amount: Amount, grams: number): Nutrients => {
  const { kilocalories, nutrients } = amount;
  // The weight follows from the energy, unless that would be implausible.
  const isOther =
    kilocalories !== null &&
    Math.abs(((per100g.calories ?? 0) * grams) / 100 - kilocalories) > kilocalories * 0.1;
  const stated = { ...nutrients, ...(isOther && !isMeasured(amount) && { calories: kilocalories }) };
  const values = Object.entries(stated).map(([name, value]) => [name, (value * 100) / grams] as const);
  const possible = values.filter(([name, value]) => value <= maxPer100g[name as keyof Nutrients]);
  return possible.length === 0 ? per100g : { ...per100g, ...Object.fromEntries(possible) };
};

/** Creates the item of a mentioned food with weight, values, confidence and alternatives. */
export const buildMealItem = ({ matches: [match, ...others], trust, said }: MatchedFood): FoodItem => {
  if (match === undefined) throw new Error('An item needs a food.');
  const { record } = match;
  const weight = weighAmount(record, said);
  const grams = gramsOf(match, said);
  const isCut = weight.grams > maxBelievableGrams(record);
  const per100g = isCut ? record.per_100_g : withStated(record.per_100_g, said.amount, grams);
  return {
    name: match.label,
    grams,
    record_id: record.id,
    source: 'usda',
    confidence: rateConfidence({
      match,
      others,
      weight,
      trust,
      isCut,
      isDryUnclear: said.isDryUnclear === true,
    }),
    per_100_g: per100g,
    nutrients: scaleNutrients(per100g, grams),
    ...correctionContext(said, grams),
    proposed_record_id: record.id,
    ...(isCut && { amount_cut: true }),
    alternatives: others.slice(0, MAX_ALTERNATIVES).map((other) => ({
      name: other.label,
      grams: gramsOf(other, said),
      record_id: other.record.id,
      per_100_g: other.record.per_100_g,
    })),
  };
};
