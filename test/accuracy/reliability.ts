import { HIGH_CONFIDENCE } from '#shared/nutrition/values/confidence.ts';
import { pairsOf } from './pairs.ts';
import type { Answered } from './score.ts';

const CLOSE = 0.2;
/** Absolute tolerance in kcal, because relative errors of very small values are meaningless. */
const MIN_KCAL = 5;

const steps = [0, 0.4, 0.6, 0.7, 0.8, HIGH_CONFIDENCE, 1.01];
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** Returns whether an item's energy is within a fifth of its true food's. */
const isClose = (predicted: number, truth: number): boolean =>
  Math.abs(predicted - truth) <= Math.max(CLOSE * truth, MIN_KCAL);

/** Reports by confidence how often items have approximately the true energy, for sets with labeled items. */
export const reliabilityOf = (meals: readonly Answered[]): string[] => {
  const seen = meals.flatMap(({ row, prediction }) => {
    const pairs = pairsOf(row.items ?? [], prediction.items);
    return prediction.items.map((item) => {
      const food = pairs.find(([, other]) => other === item)?.[0];
      const energy = ((item.per_100_g.calories ?? 0) * item.grams) / 100;
      return { confidence: item.confidence, close: food !== undefined && isClose(energy, food.energy) };
    });
  });
  if (!meals.some(({ row }) => row.items !== null) || seen.length === 0) return [];
  const shareOf = (from: number, to: number): string => {
    const some = seen.filter(({ confidence }) => confidence >= from && confidence < to);
    const close = some.filter((each) => each.close).length;
    return `${percent(some.length / seen.length)} of the items, ${percent(close / Math.max(1, some.length))} within 20% of the true energy`;
  };
  return [
    'Confidence of items',
    ...steps
      .slice(0, -1)
      .map(
        (from, at) =>
          `  ${from.toFixed(1)} to ${(steps[at + 1] ?? 1) > 1 ? '1.0' : steps[at + 1]?.toFixed(1)}: ${shareOf(from, steps[at + 1] ?? 1)}`,
      ),
    `  high (${HIGH_CONFIDENCE} or more): ${shareOf(HIGH_CONFIDENCE, 2)}`,
  ];
};
