import { spelled } from '../stack/template.ts';
import { evaluateMath, type Value } from './metric-math.ts';
import type { MetricId, MetricStore, Window } from './metric-store.ts';

interface StatedMetric {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
}

/** An alarm as in the template. */
export interface StatedAlarm extends Partial<StatedMetric> {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions?: unknown[];
  OKActions?: unknown[];
  ComparisonOperator: string;
  Threshold: number;
  EvaluationPeriods: number;
  DatapointsToAlarm?: number;
  TreatMissingData?: string;
  EvaluateLowSampleCountPercentile?: string;
  Period?: number;
  Statistic?: string;
  ExtendedStatistic?: string;
  Metrics?: {
    Id: string;
    Expression?: string;
    ReturnData?: boolean;
    MetricStat?: { Metric: StatedMetric; Period: number; Stat: string };
  }[];
}

const idOf = ({ Namespace, MetricName, Dimensions = [] }: StatedMetric): MetricId => ({
  namespace: Namespace,
  name: MetricName,
  dimensions: Object.fromEntries(Dimensions.map(({ Name, Value: value }) => [Name, spelled(value)])),
});

interface Reading {
  value: Value;
  isSignificant: boolean;
}

/** Returns the minutes of an alarm's period. All metrics of an expression have the same one. */
const periodOf = ({ Period, Metrics = [] }: StatedAlarm): number => {
  const periods = new Set(Metrics.flatMap(({ MetricStat }) => MetricStat?.Period ?? []));
  if (Period !== undefined) periods.add(Period);
  const [seconds = Number.NaN] = periods;
  if (periods.size !== 1) throw new Error('An alarm needs exactly one period.');
  return seconds / 60;
};

const readingOf = (alarm: StatedAlarm, store: MetricStore, window: Window): Reading => {
  const { Namespace, MetricName, Dimensions, Metrics } = alarm;
  if (!Metrics) {
    const metric = idOf({
      Namespace: Namespace ?? '',
      MetricName: MetricName ?? '',
      Dimensions: Dimensions ?? [],
    });
    return store.statisticOf(metric, alarm.ExtendedStatistic ?? alarm.Statistic ?? '', window);
  }
  const expression = Metrics.find((part) => part.Expression !== undefined)?.Expression ?? '';
  const value = evaluateMath(expression, (id) => {
    const stat = Metrics.find((part) => part.Id === id)?.MetricStat;
    if (!stat) throw new Error(`The alarm ${alarm.AlarmName} has no metric ${id}.`);
    return store.statisticOf(idOf(stat.Metric), stat.Stat, window).value;
  });
  return { value, isSignificant: true };
};

const comparisons: Record<string, (value: number, threshold: number) => boolean> = {
  GreaterThanThreshold: (value, threshold) => value > threshold,
};

export type State = 'OK' | 'ALARM';

/**
 * Returns an alarm's state after `now` minutes. Windows slide with each evaluation; missing data is not a breach.
 * Leaves out: alarms that treat missing data differently, the additional periods that CloudWatch retrieves when data is
 * missing, and evaluations that come late.
 * Source: Amazon CloudWatch User Guide, 'Alarm evaluation'.
 */
export const evaluateAlarm = (
  alarm: StatedAlarm,
  store: MetricStore,
  now: number,
  before: State = 'OK',
): State => {
  const breaches = comparisons[alarm.ComparisonOperator];
  if (!breaches || alarm.TreatMissingData !== 'notBreaching')
    throw new Error(`The model does not cover the alarm ${alarm.AlarmName}.`);
  const minutes = periodOf(alarm);
  const readings = Array.from({ length: alarm.EvaluationPeriods }, (_, index) =>
    readingOf(alarm, store, { end: now - index * minutes, minutes, now }),
  );
  const ignores = alarm.EvaluateLowSampleCountPercentile === 'ignore';
  if (ignores && readings.some(({ value, isSignificant }) => value !== undefined && !isSignificant))
    return before;
  const breaching = readings.filter(({ value }) => value !== undefined && breaches(value, alarm.Threshold));
  return breaching.length >= (alarm.DatapointsToAlarm ?? alarm.EvaluationPeriods) ? 'ALARM' : 'OK';
};
