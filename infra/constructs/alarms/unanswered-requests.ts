import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Platform } from '../../platform.ts';
import { createAlarm } from './alarm.ts';
import { namespaceOf } from './feature-metric.ts';

/** Name of the metric and of its alarm. */
export const UNANSWERED = 'UnansweredRequests';
/** A function that cannot start fails every request; a few timeouts are errors of one input. */
const TOLERATED = 4;

/**
 * Counts API requests whose function ended without a response, which it cannot count itself, and alerts the operator.
 * @param accessLog lines in the format `requestLog`
 */
export const createUnansweredAlarm = (api: Construct, platform: Platform, accessLog: ILogGroup): void => {
  const counted = accessLog.addMetricFilter(UNANSWERED, {
    filterPattern: FilterPattern.stringValue('$.integration_error', '!=', '-'),
    metricNamespace: namespaceOf(platform.stage),
    metricName: UNANSWERED,
    metricValue: '1',
  });
  createAlarm(api, UNANSWERED, platform, {
    metric: counted.metric({ statistic: Stats.SUM, period: Duration.minutes(15) }),
    above: TOLERATED,
    severity: 'page',
    impact: 'Users see errors: a function ends without a response, so the feature behind it does not work.',
    runbook: 'requestsUnanswered',
  });
};
