import { FilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Platform } from '../../platform.ts';
import { createAccessLogAlarm } from './access-log-alarm.ts';

/** A few are a burst of one user or program. */
const ABSORBED = 20;

/**
 * Counts requests that API Gateway rejects at the limit of a route (`api/route-throttles.ts`), and alerts the operator. A
 * rejection by a function, for example at a user's daily limit, has an integration latency and does not count.
 */
export const createThrottledAlarm = (api: Construct, platform: Platform, accessLog: ILogGroup): void =>
  createAccessLogAlarm(api, platform, accessLog, {
    name: 'RequestsThrottled',
    pattern: FilterPattern.all(
      FilterPattern.stringValue('$.status', '=', '429'),
      FilterPattern.stringValue('$.integration_latency_ms', '=', '-'),
    ),
    minutes: 5,
    above: ABSORBED,
    impact: 'Users are asked to try again: a route is used more than its limit allows.',
    runbook: 'limitReached',
  });
