import type { Portion } from '#shared/nutrition/table/food-record.ts';
import { nameTerms } from '#shared/nutrition/match/name-terms.ts';
import { portionUnitOf, unitOf } from '#shared/nutrition/parse/vocabulary/units.ts';
import { contentWords as nameWords } from '#shared/nutrition/parse/content-words.ts';

/** Inches of a cake and yields of raw weights, which users never mention as portions. */
const useless = /\b(?:inch|calorie|yields?|cu\.? in|excluding refuse|ready-to-cook|lb)\b/i;
const ofOne = new Set([
  'fruit',
  'item',
  'each',
  'one',
  'unit',
  'individual',
  'any',
  'size',
  'ns',
  'nfs',
  'whole',
]);

/** Converts a guideline amount, such as milk in coffee, given per fluid ounce of an eight-ounce drink. */
const guideline = (text: string, grams: number): Portion => {
  if (/fl oz of beverage/i.test(text)) return { unit: 'splash', words: [], grams: grams * 8 };
  return { unit: 'topping', words: nameWords(text).filter((word) => word !== 'amount'), grams };
};

const leading = /^\s*(\d+(?:\.\d+)?(?:\/\d+)?)\s+/;
const numberOf = (text: string): number => {
  const [top = '1', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
};

/** Returns the weight of one unit, and the text without its number. */
const single = (amount: string, unit: string, grams: number): [string, number] => {
  let one = grams / (Number(amount) || 1);
  const number = leading.exec(unit);
  if (number === null || /fl oz|ounce/i.test(unit.slice(0, number[0].length + 6))) return [unit, one];
  if (/^\s*\d+ (?:oz|ml|g)\b/i.test(unit)) return [unit, one];
  one /= numberOf(number[1] ?? '1') || 1;
  return [unit.slice(number[0].length), one];
};

/**
 * Returns the number of units that a weight contains, if the text has a second unit: 'serving 2 tbsp', 'package 1.6 oz
 * 2 cups'.
 */
const countOf = (text: string, unit: string): number => {
  for (const [, number = '1', word = ''] of text.matchAll(/(\d+(?:\.\d+)?(?:\/\d+)?)\s+([a-z]+)/gi)) {
    if (portionUnitOf(nameWords(word)[0] ?? '') === unit) return numberOf(number) || 1;
  }
  return 1;
};

/**
 * Parses the portions of one row of the reference: '1 cup, diced', '1 can or bottle (12 fl oz)', 'Quantity not
 * specified'.
 * @param food the food's name, whose words a portion need not repeat
 * @param amount number of units in the row; empty if `unit` contains it
 * @param grams weight in g
 */
export const portionsOfText = (food: string, amount: string, unit: string, grams: number): Portion[] => {
  const ownWords = new Set(
    nameTerms(food)
      .filter(({ either }) => !either)
      .map(({ word }) => word),
  );
  if (!(grams > 0)) return [];
  if (/quantity not specified/i.test(unit)) return [{ unit: 'serving', words: [], grams }];
  if (/^guideline/i.test(unit)) return [guideline(unit, grams)];
  if (useless.test(unit)) return [];
  const [text, one] = single(amount, unit, grams);
  const rounded = Math.round(one * 100) / 100;
  if (/^\s*(?:\d+ )?fl oz/i.test(text))
    return /with ice/i.test(text) ? [] : [{ unit: 'floz', words: [], grams: rounded }];
  const words = nameWords(text.replace(/\([^)]*NLEA[^)]*\)/g, ''));
  const [main = ''] = text.split('(');
  const measure = unitOf(words[0] ?? '');
  if (measure?.kind === 'mass') return [];
  const named = [...new Set(nameWords(main).flatMap((word) => portionUnitOf(word) ?? []))];
  const household = named.filter((name) => name !== 'serving' || named.length === 1);
  const others = [...new Set(words)].filter(
    (word) => unitOf(word) === null && !ofOne.has(word) && !ownWords.has(word),
  );
  const [first = 'whole', second] = household;
  const inCups = /\((\d+(?:\.\d+)?(?:\/\d+)?) cups?\b/.exec(text)?.[1];
  const cups: Portion[] =
    inCups === undefined || named.includes('cup')
      ? []
      : [{ unit: 'cup', words: [], grams: Math.round((one / numberOf(inCups)) * 100) / 100 }];
  const either = second !== undefined && /\bor\b|\//.test(main);
  const portions = (
    either ? [first, second] : [household.length > 1 && second !== undefined ? second : first]
  ).map((unitName) => ({
    unit: unitName,
    words: others,
    grams: Math.round((one / countOf(main, unitName)) * 100) / 100,
  }));
  return [...portions, ...cups];
};
