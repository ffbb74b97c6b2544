import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { createAlarm } from './alarm.ts';

/**
 * Rings when functions are turned away. All of the account share one number of functions at once, so the count is the
 * account's; to none of them it is an error of its own, and what calls them waits or fails.
 */
export const createConcurrencyAlarm = (platform: Platform): void =>
  createAlarm(platform.stack, 'FunctionsThrottled', platform, {
    metric: Function.metricAllThrottles({ statistic: Stats.SUM, period: Duration.minutes(5) }),
    above: 0,
    harm: "People see errors or wait: the account's Lambda concurrency limit is reached.",
    runbook: 'limitReached',
  });
