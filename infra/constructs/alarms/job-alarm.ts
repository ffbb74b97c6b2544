import { Duration } from 'aws-cdk-lib';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Platform } from '../../platform.ts';
import { type AlarmSettings, createAlarm } from './alarm.ts';

/** Lambda and EventBridge run a failed job at most twice again, so this many errors in an hour are normal. */
const RETRIED = 2;

/** Creates the alarm of a background job that fails although it is retried. */
export const createJobAlarm = (
  scope: Construct,
  platform: Platform,
  { fn, impact }: { fn: Function; impact: AlarmSettings['impact'] },
): void =>
  createAlarm(scope, 'JobFailing', platform, {
    metric: fn.metricErrors({ period: Duration.hours(1) }),
    above: RETRIED,
    impact,
    runbook: 'jobFails',
  });
