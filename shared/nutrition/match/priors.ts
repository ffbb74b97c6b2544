import { type FoodRecord, isBuiltIn } from '../table/food-record.ts';
import { weights } from './scoring-weights.ts';

/**
 * Adjustments for typical meanings, in points of a match: plain before special, a common food before a brand. Chosen by
 * judgment and checked on one half of a public set of meals.
 */
const rules: readonly (readonly [pattern: RegExp, points: number])[] = [
  [/\bNFS\b/, 0.05],
  [/\bNS as to\b/, 0.02],
  [/, raw$|, raw,/, 0.02],
  [/canned|frozen|dried|candied/, -0.03],
  [/babyfood|baby food|infant|toddler/i, -0.12],
  [/Alaska Native|Navajo|Indian\)/, -0.12],
  [/dry mix|powder|unprepared|dehydrated|concentrate/i, -0.06],
  [/as ingredient|industrial|for use (?:with|on|in)/i, -0.1],
  [/(?:, dry|not reconstituted|undiluted)$/, -0.12],
  [/variety meats|by-products/, -0.06],
];

/**
 * Returns the points of a name independent of the query. A food of the built-in table is preferred to others, so that a
 * larger table gives the same answer for everyday words.
 */
export const priorOf = (record: FoodRecord, name: string, curated: boolean): number => {
  let points = curated ? weights.curated : 0;
  if (!isBuiltIn(record))
    points += weights.fullTableOnly + (record.id.startsWith('fndds:') ? weights.survey : 0);
  // The source's name of a built-in food ranks no higher than the product's own.
  const most = isBuiltIn(record) && !curated ? 0 : Infinity;
  for (const [pattern, worth] of rules) if (pattern.test(name)) points += Math.min(worth, most);
  return points;
};
