import type { HealthMetric, HealthMetricName, HealthStatus } from '#shared/health-check/schema.ts';
import { formatNumber } from '../../ui/format-number.ts';

export interface MetricWords {
  title: string;
  /** After the average. */
  unit: string;
  target: string;
  difference: string;
  status: string;
  /** What follows from it, where that needs saying. */
  note: string | null;
}

const titles: Readonly<Record<HealthMetricName, string>> = {
  calories: 'Calories',
  protein: 'Protein',
  fiber: 'Fiber',
  logging: 'Logging',
};

const statusWords: Readonly<Record<HealthStatus, string>> = {
  good: 'Good',
  warning: 'A little off',
  poor: 'Far off',
};

const loggingStatusWords: Readonly<Record<HealthStatus, string>> = {
  good: 'Good',
  warning: 'A few gaps',
  poor: 'Many gaps',
};

const ofLogging = ({ status, average, target }: HealthMetric): Omit<MetricWords, 'title'> => {
  const missing = target - average;
  return {
    unit: 'of 7 days',
    target: `${formatNumber(target)} days or more`,
    difference:
      missing <= 0 ? 'Target reached' : `${formatNumber(missing)} ${missing === 1 ? 'day' : 'days'} short`,
    status: loggingStatusWords[status],
    note: null,
  };
};

/** More protein or fiber than the target is no fault (decision D36). */
const noteOf = ({ name, difference, status }: HealthMetric): string | null =>
  (name === 'protein' || name === 'fiber') && difference > 0 && status !== 'good'
    ? 'Above the target: nothing needs to change.'
    : null;

/** A card in words. */
export const wordsOfMetric = (metric: HealthMetric): MetricWords => {
  const { name, status, target, difference } = metric;
  if (name === 'logging') return { title: titles[name], ...ofLogging(metric) };
  const unit = name === 'calories' ? 'kcal' : 'g';
  const off = `${formatNumber(Math.abs(difference), 1)} ${unit}`;
  return {
    title: titles[name],
    unit: `${unit} a day`,
    target: `${formatNumber(target, 1)} ${unit}`,
    difference: difference === 0 ? 'On target' : `${off} ${difference < 0 ? 'below' : 'above'}`,
    status: statusWords[status],
    note: noteOf(metric),
  };
};
