import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFilterPattern, ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Platform } from '../../platform.ts';
import { type AlarmSettings, createAlarm } from './alarm.ts';
import { namespaceOf } from './feature-metric.ts';

interface CountedLines extends Omit<AlarmSettings, 'metric'> {
  /** Name of the metric and of its alarm. */
  name: string;
  pattern: IFilterPattern;
  minutes: number;
}

/**
 * Counts lines of the API's access log, and alerts the operator if there are many within some minutes.
 * @param accessLog lines in the format `requestLog`
 */
export const createAccessLogAlarm = (
  api: Construct,
  platform: Platform,
  accessLog: ILogGroup,
  { name, pattern, minutes, ...settings }: CountedLines,
): void => {
  const counted = accessLog.addMetricFilter(name, {
    filterPattern: pattern,
    metricNamespace: namespaceOf(platform.stage),
    metricName: name,
    metricValue: '1',
  });
  createAlarm(api, name, platform, {
    metric: counted.metric({ statistic: Stats.SUM, period: Duration.minutes(minutes) }),
    ...settings,
  });
};
