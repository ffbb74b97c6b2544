import { plural, t } from '#web/lib/language/translate.ts';
import type { HealthMetricName, HealthReport, HealthStatus } from '#shared/health-check/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

type HealthMetric = HealthReport['metrics'][number];

export interface MetricLabels {
  title: string;
  /** Shown after the average. */
  unit: string;
  target: string;
  difference: string;
  /** null for users at risk. */
  status: string | null;
  /** Whether a value off its target is fine nevertheless. */
  isFine: boolean;
  /** Explanation of the value, if needed. */
  note: string | null;
}

const titles: Readonly<Record<HealthMetricName, string>> = {
  calories: t('Calories'),
  protein: t('Protein'),
  fiber: t('Fiber'),
  logging: t('Logging'),
};

const belowWords: Readonly<Record<HealthStatus, string>> = {
  good: t('Good'),
  warning: t('Slightly below'),
  poor: t('Well below'),
};

const aboveWords: Readonly<Record<HealthStatus, string>> = {
  good: t('Good'),
  warning: t('Slightly above'),
  poor: t('Well above'),
};

const loggingStatusWords: Readonly<Record<HealthStatus, string>> = {
  good: t('Good'),
  warning: t('A few gaps'),
  poor: t('Many gaps'),
};

const ofLogging = ({ status, average, target }: HealthMetric): Omit<MetricLabels, 'title'> => {
  const missing = target - average;
  return {
    unit: t('of 7 days'),
    target: plural(target, '{days} day or more', '{days} days or more', { days: formatNumber(target) }),
    difference:
      missing <= 0
        ? t('Target reached')
        : plural(missing, '{days} day short', '{days} days short', { days: formatNumber(missing) }),
    status: status && loggingStatusWords[status],
    isFine: false,
    note: null,
  };
};

/** More protein or fiber than the target is fine (decision D36). */
const isFineAbove = ({ name, difference, status }: HealthMetric): boolean =>
  (name === 'protein' || name === 'fiber') && difference > 0 && status !== 'good';

const statusWordsOf = (metric: HealthMetric): string | null => {
  const { status, difference } = metric;
  if (status === null) return null;
  if (isFineAbove(metric)) return t('Above target');
  return (difference < 0 ? belowWords : aboveWords)[status];
};

const formatDifference = (difference: number, amount: string): string => {
  if (difference === 0) return t('On target');
  return difference < 0 ? t('{amount} below', { amount }) : t('{amount} above', { amount });
};

/** Returns the texts of a card. */
export const metricLabelsOf = (metric: HealthMetric): MetricLabels => {
  const { name, target, difference } = metric;
  if (name === 'logging') return { title: titles[name], ...ofLogging(metric) };
  const unit = name === 'calories' ? 'kcal' : 'g';
  const amount = `${formatNumber(Math.abs(difference), 1)} ${unit}`;
  return {
    title: titles[name],
    unit: name === 'calories' ? t('kcal per day') : t('g per day'),
    target: `${formatNumber(target, 1)} ${unit}`,
    difference: formatDifference(difference, amount),
    status: statusWordsOf(metric),
    isFine: isFineAbove(metric),
    note: isFineAbove(metric) ? t('No need to change anything.') : null,
  };
};
