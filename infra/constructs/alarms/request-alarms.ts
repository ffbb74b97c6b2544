import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Platform } from '../../platform.ts';
import { type AlarmSettings, createAlarm } from './alarm.ts';
import { featureMetric } from './feature-metric.ts';

/** A function that someone waits for: behind the API, a socket or the user pool. */
export interface RequestSettings {
  fn: Function;
  /** The service whose `Faults` are the function's; undefined if it reports errors only by failing. */
  service?: string;
  /** 95% of requests take less time. */
  within: Duration;
  /** Whether it has more than 1,000 requests in six hours with 100,000 users, enough for a share of 0.5%. */
  isFrequent: boolean;
  impact: AlarmSettings['impact'];
}

/** Percent of failed requests that the objective allows (99.5% succeed), and of slow ones (95% are fast). */
const FAILURES_ALLOWED = 0.5;
const SLOW_ALLOWED = 5;
/** Multiple of the allowed share at which the operator is paged (Google SRE Workbook, 'Alerting on SLOs'). */
const FAST = 14.4;
/** Below this number of failures, a share says nothing. */
const MIN_FAILURES = 5;

/** Returns the failed requests of a window. */
const failuresOf = ({ fn, service }: RequestSettings, { stage }: Platform, period: Duration): IMetric =>
  service === undefined ? fn.metricErrors({ period }) : featureMetric(stage, service, 'Faults', period);

/** Returns the percentage of failed requests in a window; 0 below the minimum number of failures. */
const failedShare = (settings: RequestSettings, platform: Platform, period: Duration): MathExpression =>
  new MathExpression({
    expression: `IF(failed >= ${MIN_FAILURES}, 100 * failed / requests, 0)`,
    label: 'Failed requests, %',
    usingMetrics: {
      failed: failuresOf(settings, platform, period),
      requests: settings.fn.metricInvocations({ period }),
    },
    period,
  });

/**
 * Creates the alarms on latency. With few requests, a percentile says nothing.
 * Percentiles: 95% are fast, or at the fast burn rate 28%.
 */
const createLatencyAlarms = (
  scope: Construct,
  platform: Platform,
  { fn, within, impact }: RequestSettings,
): void => {
  const duration = (percentile: number, period: Duration): IMetric =>
    fn.metricDuration({ statistic: `p${percentile}`, period });
  const above = within.toMilliseconds();
  createAlarm(scope, 'LatencyFastBurn', platform, {
    metric: duration(100 - FAST * SLOW_ALLOWED, Duration.minutes(5)),
    above,
    periods: 3,
    needsManyValues: true,
    severity: 'page',
    impact,
    runbook: 'requestsSlow',
  });
  createAlarm(scope, 'LatencySlowBurn', platform, {
    metric: duration(100 - SLOW_ALLOWED, Duration.hours(1)),
    above,
    periods: 6,
    impact,
    runbook: 'requestsSlow',
  });
};

/**
 * Creates the burn-rate alarms of a function that users wait for. All metrics of a CloudWatch alarm share one window, so
 * a minimum number of failures replaces the Workbook's second window (decision 0105).
 */
export const createRequestAlarms = (
  scope: Construct,
  platform: Platform,
  settings: RequestSettings,
): void => {
  const { impact, isFrequent } = settings;
  const window = Duration.hours(6);
  createAlarm(scope, 'SuccessFastBurn', platform, {
    metric: failedShare(settings, platform, Duration.minutes(15)),
    above: FAST * FAILURES_ALLOWED,
    severity: 'page',
    impact,
    runbook: 'requestsFail',
  });
  createAlarm(scope, 'SuccessSlowBurn', platform, {
    // With fewer requests than 1,000, the minimum number of failures is more than the allowed share.
    ...(isFrequent
      ? { metric: failedShare(settings, platform, window), above: FAILURES_ALLOWED }
      : { metric: failuresOf(settings, platform, window), above: MIN_FAILURES - 1 }),
    impact,
    runbook: 'requestsFail',
  });
  if (isFrequent) createLatencyAlarms(scope, platform, settings);
};
