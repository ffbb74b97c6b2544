import { readQuantity } from '../nutrition/ingredients/read-quantity.ts';
import type { Ingredient } from '../nutrition/ingredients/read-ingredient.ts';
import { singularUnit } from '../nutrition/ingredients/singular-unit.ts';
import type { MentionedAmount } from '../nutrition/portions/amount-weight.ts';
import { type Amount, noAmount } from '../nutrition/parse/amount.ts';
import { contentWords } from '../nutrition/parse/content-words.ts';
import { type Size, sizeOf } from '../nutrition/parse/vocabulary/sizes.ts';
import { unitOf } from '../nutrition/parse/vocabulary/units.ts';

/** Recipe units with a different name in the meal parser. */
const otherNames: Readonly<Record<string, string>> = {
  c: 'cup',
  tb: 'tbsp',
  tbs: 'tbsp',
  t: 'tsp',
  tin: 'can',
  el: 'tbsp',
  tl: 'tsp',
  prise: 'pinch',
  dose: 'can',
  pkg: 'packet',
  thumb: 'piece',
};
/** Containers with a labeled weight: '1 (14 oz) can' is one of 14 oz. */
const containers =
  /^\s*(?:cans?|tins?|jars?|bottles?|packs?|packets?|packages?|pkgs?|bags?|box|boxes|cartons?)\b/i;
const inBrackets =
  /\( ?(?:(?:about|approx\.?|around|each) ?)?([\d¼½¾⅓⅔⅛][\d.,/¼½¾⅓⅔⅛]*(?: [\d.,/¼½¾⅓⅔⅛]+)*)(?: -? ?|- ?)?(kg|g|grams?|oz|ounces?|lbs?|pounds?|ml|l|litres?|liters?)\b([^)]*)\)/i;

/** Recipes and the food table mean a large egg. */
const isEgg = /^eggs?\b/;

const middle = ({ from, to }: { from: number; to: number }): number => (from + to) / 2;

const measure = (number: number, unit: string): Partial<Amount> | null => {
  const known = unitOf(unit);
  if (known?.kind === 'mass')
    return { grams: number * known.grams, ounces: unit === 'oz' || unit === 'ounce' };
  return known?.kind === 'volume' ? { millilitres: number * known.millilitres } : null;
};

/** Returns the weight in brackets, which is for all or for each can. */
const bracketed = (line: string, count: number | null): Partial<Amount> | null => {
  const found = inBrackets.exec(line);
  if (found === null) return null;
  const [all, number = '', unit = '', behind = ''] = found;
  const quantity = readQuantity(number);
  const measured = quantity && measure(middle(quantity), singularUnit(unit.toLowerCase()));
  if (!measured) return null;
  const isEachWord = containers.test(line.slice(found.index + all.length)) || /\beach\b/i.test(all + behind);
  return isEachWord ? { ...measured, count, each: true } : measured;
};

const sizeIn = (words: readonly string[]): Size | null =>
  words.map(sizeOf).find((size) => size !== null) ?? null;

/** Returns the amount of an ingredient in the form that the meal parser uses. @param line as written */
export const readIngredientAmount = (line: string, { quantity, unit, name }: Ingredient): MentionedAmount => {
  const count = quantity && middle(quantity);
  const [last = '', ...qualifiers] = unit.split(' ').toReversed();
  const named = otherNames[last] ?? last;
  const known = named === '' ? null : unitOf(named);
  const plain = line.toLowerCase().split(/[^\p{L}-]+/u);
  const told = sizeIn(qualifiers) ?? (unit === '' ? sizeIn(plain) : null);
  const size = told === 'large' && isEgg.test(name) ? null : told;
  const said =
    bracketed(line, count) ??
    (count === null ? null : measure(count, named)) ??
    (known?.kind === 'portion' ? { count, portion: known.portion } : { count });
  return {
    amount: { ...noAmount, size, ...said },
    // Without a number, oil and salt mean a small amount.
    placement: count === null ? 'on-food' : 'alone',
    plural: false,
    words: new Set([...contentWords(line), ...contentWords(name)]),
  };
};
