import { formatCalculatedLine } from '#shared/micronutrients/micronutrient-table.ts';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { readMicronutrientLines } from './micronutrient-data.ts';

/**
 * Supplements whose values are those of a food with similar energy: a multivitamin takes the values of a sweetener. Their
 * vitamins and minerals are unknown.
 */
const unlikeTheirParts: ReadonlySet<string> = new Set([
  'own:casein',
  'own:collagen',
  'own:creatine',
  'own:greens',
  'own:huel',
  'own:magnesium',
  'own:minerals',
  'own:multivitamin',
  'own:omega3',
  'own:psyllium',
  'own:soylent',
  'own:supplement',
  'own:vitamin-b',
  'own:vitamin-c',
  'own:vitamin-d',
]);

/** Returns the text of the compiled table: the records of the source, then the foods calculated from them. */
export const micronutrientTableText = (foods: readonly FoodRecord[]): string => {
  const calculated = foods.flatMap(({ id, made_of: parts }) =>
    parts === undefined || unlikeTheirParts.has(id) ? [] : [formatCalculatedLine(id, parts)],
  );
  return [...readMicronutrientLines(), ...calculated].join('\n');
};
