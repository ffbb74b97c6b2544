import type { Nutrients } from '../nutrition/values/nutrients.ts';

/**
 * Returns the health score of a scanned food, 0 to 100 (core spec section 9). Unknown values count as 0.
 * @param nutrients grams; sodium in mg
 */
export const healthScoreOf = (
  nutrients: Pick<Nutrients, 'protein' | 'fiber' | 'sugar' | 'sodium'>,
): number => {
  const { protein, fiber, sugar, sodium } = nutrients;
  const score =
    50 +
    Math.min((protein ?? 0) * 2, 20) +
    Math.min((fiber ?? 0) * 3, 15) -
    Math.min((sugar ?? 0) * 0.5, 15) -
    Math.min((sodium ?? 0) * 0.01, 10);
  return Math.round(Math.min(100, Math.max(0, score)));
};

/** Returns the label of a score. */
export const healthLabelOf = (score: number): 'Excellent' | 'Good' | 'Fair' | 'Poor' => {
  if (score >= 80) return 'Excellent';
  if (score >= 60) return 'Good';
  return score >= 40 ? 'Fair' : 'Poor';
};
