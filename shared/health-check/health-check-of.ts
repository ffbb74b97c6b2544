import type { DailySummary } from '../dashboard/schema.ts';
import type { HealthCheck, HealthMetric } from './schema.ts';
import { labelOfScore, scoreOf } from './score.ts';
import { STEADY_DAYS, statusOfDeviation, statusOfLogging } from './status-of.ts';

/** Of the calorie goal, by protein at 4 kcal a gram (HEALTH-08): 15 / 100 / 4, as whole numbers. */
const PROTEIN = { share: 15, of: 100 * 4 };

/** g a day (HEALTH-09). */
const FIBER_TARGET = 25;

/** What of a day the check is made of. */
export type CheckedDay = Pick<DailySummary, 'total_calories' | 'protein' | 'fiber' | 'sodium' | 'meal_count'>;

/** Sums have tenths of a gram (decision D8). */
const tenths = (grams: number): number => Math.round(grams * 10);

const sumOf = (days: readonly CheckedDay[], read: (day: CheckedDay) => number): number =>
  days.reduce((sum, day) => sum + read(day), 0);

const meanOf = (sum: number, count: number): number => (count === 0 ? 0 : Math.round(sum / count));

/** As people see it: what is shown adds up. */
const metricOf = (metric: Omit<HealthMetric, 'difference'>): HealthMetric => ({
  ...metric,
  difference: (tenths(metric.average) - tenths(metric.target)) / 10,
});

/**
 * How the last week stands to its targets.
 * @param days the last 7 days, today included; those without an entry count for logging alone (decision D6)
 * @param goal kcal a day, above 0
 */
export const healthCheckOf = (days: readonly CheckedDay[], goal: number): HealthCheck => {
  const logged = days.filter(({ meal_count }) => meal_count > 0);
  const count = logged.length;
  const calories = sumOf(logged, (day) => day.total_calories);
  const protein = sumOf(logged, (day) => tenths(day.protein));
  const fiber = sumOf(logged, (day) => tenths(day.fiber));
  // Without a day there is no average, and nothing is near its target.
  const periods = Math.max(1, count);
  const metrics = [
    metricOf({
      name: 'calories',
      status: statusOfDeviation(calories, goal * periods),
      average: meanOf(calories, count),
      target: goal,
    }),
    metricOf({
      name: 'protein',
      // Both sides times `PROTEIN.of`.
      status: statusOfDeviation(protein * PROTEIN.of, 10 * goal * PROTEIN.share * periods),
      average: meanOf(protein, count) / 10,
      target: Math.round((10 * goal * PROTEIN.share) / PROTEIN.of) / 10,
    }),
    metricOf({
      name: 'fiber',
      status: statusOfDeviation(fiber, tenths(FIBER_TARGET) * periods),
      average: meanOf(fiber, count) / 10,
      target: FIBER_TARGET,
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
