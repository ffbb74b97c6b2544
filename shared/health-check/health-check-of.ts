import type { DailySummary } from '../dashboard/schema.ts';
import { type DailyTargets, PROTEIN_SHARE } from '../goals/daily-targets.ts';
import type { HealthCheck, HealthMetric } from './schema.ts';
import { labelOfScore, scoreOf } from './score.ts';
import { STEADY_DAYS, statusOfDeviation, statusOfLogging } from './status-of.ts';

/** The fields of a day used by the check. */
export type CheckedDay = Pick<DailySummary, 'total_calories' | 'protein' | 'fiber' | 'sodium' | 'meal_count'>;

/** Sums have tenths of a gram (decision D8). */
const tenths = (grams: number): number => Math.round(grams * 10);

const sumOf = (days: readonly CheckedDay[], read: (day: CheckedDay) => number): number =>
  days.reduce((sum, day) => sum + read(day), 0);

const meanOf = (sum: number, count: number): number => (count === 0 ? 0 : Math.round(sum / count));

/** Uses the displayed values, so that the difference adds up on screen. */
const metricOf = (metric: Omit<HealthMetric, 'difference'>): HealthMetric => ({
  ...metric,
  difference: (tenths(metric.average) - tenths(metric.target)) / 10,
});

/**
 * Compares the last week with its targets.
 * @param days the last 7 days including today; days without an entry only count for logging (decision D6)
 */
export const buildHealthCheck = (days: readonly CheckedDay[], targets: DailyTargets): HealthCheck => {
  const logged = days.filter(({ meal_count }) => meal_count > 0);
  const count = logged.length;
  const calories = sumOf(logged, (day) => day.total_calories);
  const protein = sumOf(logged, (day) => tenths(day.protein));
  const fiber = sumOf(logged, (day) => tenths(day.fiber));
  // Without a logged day there is no average, and no target is met.
  const periods = Math.max(1, count);
  const metrics = [
    metricOf({
      name: 'calories',
      status: statusOfDeviation(calories, targets.calories * periods),
      average: meanOf(calories, count),
      target: targets.calories,
    }),
    metricOf({
      name: 'protein',
      // Both sides are in 1/4,000 g.
      status: statusOfDeviation(protein * PROTEIN_SHARE.of, 10 * targets.protein_400ths * periods),
      average: meanOf(protein, count) / 10,
      target: targets.protein,
    }),
    metricOf({
      name: 'fiber',
      status: statusOfDeviation(fiber, tenths(targets.fiber) * periods),
      average: meanOf(fiber, count) / 10,
      target: targets.fiber,
    }),
    metricOf({ name: 'logging', status: statusOfLogging(count), average: count, target: STEADY_DAYS }),
  ];
  const score = scoreOf(metrics.map(({ status }) => status));
  return {
    days_logged: count,
    average_sodium: meanOf(
      sumOf(logged, (day) => day.sodium),
      count,
    ),
    score,
    label: labelOfScore(score),
    metrics,
  };
};
