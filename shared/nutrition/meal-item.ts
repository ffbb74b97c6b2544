import { amountWeight, type Place } from './amount-weight.ts';
import { mostEaten } from './eaten-limit.ts';
import type { FoodItem } from './food-item.ts';
import type { FoodMatch } from './matching/match-words.ts';
import type { Amount } from './text/amount.ts';
import { nutrientsOf } from './totals.ts';

/** An amount that nobody eats is cut, and what is left is a guess. */
const AFTER_CUT = 0.4;
/** Figures of the nearest dish, not of this one. */
const APPROXIMATE = 0.8;

/** Whole grams, tenths below 10 g: more would pretend. */
const roundGrams = (grams: number): number =>
  grams >= 10 ? Math.round(grams) : Math.max(0.1, Math.round(grams * 10) / 10);

/** A food of a meal as the text told it. */
export interface ToldFood {
  match: FoodMatch;
  amount: Amount;
  place: Place;
  plural: boolean;
}

/** The item of a told food: its weight, its figures and how sure we are of both. */
export const mealItem = ({ match, amount, place, plural }: ToldFood): FoodItem => {
  const { record, score } = match;
  const weight = amountWeight(record, amount, place, plural);
  const most = mostEaten(record);
  const grams = roundGrams(Math.min(weight.grams, most));
  const confidence =
    score * weight.trust * (weight.grams > most ? AFTER_CUT : 1) * (record.approximate ? APPROXIMATE : 1);
  return {
    name: record.name,
    grams,
    record_id: record.id,
    source: 'usda',
    confidence: Math.round(confidence * 100) / 100,
    per_100_g: record.per_100_g,
    nutrients: nutrientsOf(record.per_100_g, grams),
  };
};
