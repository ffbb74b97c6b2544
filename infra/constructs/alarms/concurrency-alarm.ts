import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { createAlarm } from './alarm.ts';

/** Retries absorb a few throttled invocations. */
const ABSORBED = 20;

/**
 * Creates the alarm for throttled functions. All functions of the account share one concurrency limit, so the metric is
 * the account's. Throttling is not an error of the function; callers wait or fail.
 */
export const createConcurrencyAlarm = (platform: Platform): void =>
  createAlarm(platform.stack, 'FunctionsThrottled', platform, {
    metric: Function.metricAllThrottles({ statistic: Stats.SUM, period: Duration.minutes(5) }),
    above: ABSORBED,
    severity: 'page',
    impact: "Users see errors or wait: the account's Lambda concurrency limit is reached.",
    runbook: 'limitReached',
  });
