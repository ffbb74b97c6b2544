import { rateConfidence } from '../nutrition/values/confidence.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import { type Ingredient, readIngredient } from '../nutrition/ingredients/read-ingredient.ts';
import type { FoodMatch } from '../nutrition/match/match-foods.ts';
import { MAX_GRAMS } from '../nutrition/values/nutrients.ts';
import { weighAmount } from '../nutrition/portions/amount-weight.ts';
import { scaleNutrients } from '../nutrition/values/totals.ts';
import { ingredientFoods } from './ingredient-foods.ts';
import { readIngredientAmount } from './ingredient-amount.ts';
import type { ReadLine } from './schema.ts';
import { unusedWords } from './unused-words.ts';

/** Minimum score of an exact name. */
const VERY = 0.98;

const roundGrams = (grams: number): number =>
  grams >= 10 ? Math.round(grams) : Math.max(0.1, Math.round(grams * 10) / 10);

const itemOf = (line: string, ingredient: Ingredient, [match, ...others]: FoodMatch[]): FoodItem | null => {
  if (match === undefined) return null;
  const said = readIngredientAmount(line, ingredient);
  const weigh = ({ record }: FoodMatch): number =>
    roundGrams(Math.min(MAX_GRAMS, weighAmount(record, said).grams));
  const weight = weighAmount(match.record, said);
  const grams = weigh(match);
  const isCut = weight.grams > MAX_GRAMS;
  const { name, id, per_100_g } = match.record;
  return {
    name,
    grams,
    record_id: id,
    source: 'usda',
    confidence: rateConfidence({ match, others, weight, trust: 1, isCut, isDryUnclear: false }),
    per_100_g,
    nutrients: scaleNutrients(per_100_g, grams),
    ...(isCut && { amount_cut: true }),
    alternatives: others.map((other) => ({
      name: other.record.name,
      grams: weigh(other),
      record_id: other.record.id,
      per_100_g: other.record.per_100_g,
    })),
  };
};

/** Splits 'salt and pepper' if each part is an exact name and the whole is not. */
const namesOf = (line: string, name: string, knowledge: FoodKnowledge): FoodMatch[][] => {
  const whole = ingredientFoods(line, name, knowledge);
  const parts = name.split(/\s+(?:and|&)\s+/);
  if (parts.length === 1 || (whole[0]?.score ?? 0) >= VERY) return [whole];
  const each = parts.map((part) => ingredientFoods(line, part, knowledge));
  return each.every(([best]) => (best?.score ?? 0) >= VERY) ? each : [whole];
};

/** '2 x 400 g tins' becomes '2 (400 g) tins'. */
const times = /^(\d+)\s*[x×]\s*(\d+(?:[.,]\d+)?\s*(?:kg|g|oz|lb|ml|l)\b)(?=\s)/i;

/** '200g/7oz' states the same weight twice. */
const statedTwice =
  /^(\d[\d.,]*\s*(?:kg|g|ml|cl|dl|l))\s*\/\s*[\d¼½¾⅓⅔⅛][\d.,¼½¾⅓⅔⅛]*\s*(?:fl\.?\s?oz|oz|lbs?|pints?|pt|cups?)(?:\s*\d+\s*oz)?(?=\s)/i;
/** A capital T is a tablespoon, a lower-case t a teaspoon. */
const tablespoon = /(?<=^[\d¼½¾⅓⅔⅛\s/.,]*[\d¼½¾⅓⅔⅛]\s?)T(?=\.?\s)/;

/**
 * Parses a line of a recipe: '2 large cloves of garlic, finely chopped' becomes 2 cloves of garlic with weight and
 * values. A line without a known food is returned without one.
 */
export const readLineOfRecipe = (text: string, knowledge: FoodKnowledge): ReadLine => {
  // The patterns expect single spaces: with any number of them, some would need cubic time.
  const line = text
    .replace(/\s+/g, ' ')
    .replace(times, '$1 ($2)')
    .replace(statedTwice, '$1')
    .replace(tablespoon, 'tbsp');
  const ingredient = readIngredient(line);
  const found = namesOf(line, ingredient.name, knowledge);
  const items = found.flatMap((matches) => itemOf(line, ingredient, matches) ?? []);
  const used = found.flatMap(([best]) => best ?? []);
  return {
    text,
    items,
    not_understood: items.length === 0 ? [] : unusedWords(ingredient.name, used, knowledge),
  };
};
