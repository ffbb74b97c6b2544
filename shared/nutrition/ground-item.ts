import { findFoods } from './match/find-food.ts';
import type { FoodKnowledge } from './match/food-knowledge.ts';
import type { FoodItem } from './values/food-item.ts';
import { maxPer100g, nutrientNames, type Nutrients, unknownNutrients } from './values/nutrients.ts';
import { namePhrase } from './values/item-phrase.ts';
import { scaleNutrients } from './values/totals.ts';

/** A food as named and weighed by a model. */
export interface RecognizedItem {
  name: string;
  grams: number;
  /** 0 to 1. */
  confidence: number;
  /** The model's own values for `grams`, if any. */
  estimate?: Nutrients | null;
}

/** Converts values for `grams` to values per 100 g. Implausible values become unknown. */
const per100gOf = (estimate: Nutrients, grams: number): Nutrients =>
  Object.fromEntries(
    nutrientNames.map((name) => {
      const value = estimate[name];
      const per100g = value === null || grams <= 0 ? null : (value * 100) / grams;
      return [name, per100g !== null && per100g <= maxPer100g[name] ? per100g : null];
    }),
  ) as Nutrients;

/** Maximum number of alternatives. */
const MAX_ALTERNATIVES = 3;

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Converts a food that a model recognized: the name and weight come from the model, the values from the food table. If
 * the table lacks the food, the model's values are used and `source` says so; without them the values are unknown.
 */
export const groundItem = (
  { name, grams, confidence, estimate }: RecognizedItem,
  knowledge: FoodKnowledge,
): FoodItem => {
  const [food = null, ...others] = findFoods(name, knowledge, 1 + MAX_ALTERNATIVES);
  const per100g = food?.record.per_100_g ?? (estimate ? per100gOf(estimate, grams) : unknownNutrients);
  const said = namePhrase(name);
  return {
    name: name.trim(),
    ...(said !== undefined && { said }),
    grams,
    record_id: food?.record.id ?? null,
    ...(food !== null && { proposed_record_id: food.record.id }),
    source: food === null ? 'model' : 'usda',
    confidence: round(confidence * (food?.score ?? 1)),
    per_100_g: per100g,
    nutrients: scaleNutrients(per100g, grams),
    // Alternatives keep the estimated weight.
    ...(others.length > 0 && {
      alternatives: others.map(({ record: { id, name: other, per_100_g } }) => ({
        name: other,
        grams,
        record_id: id,
        per_100_g,
      })),
    }),
  };
};
