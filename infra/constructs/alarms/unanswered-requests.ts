import { FilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Platform } from '../../platform.ts';
import { createAccessLogAlarm } from './access-log-alarm.ts';

/** Name of the metric and of its alarm. */
export const UNANSWERED = 'UnansweredRequests';
/** A function that cannot start fails every request; a few timeouts are errors of one input. */
const TOLERATED = 4;

/** Counts API requests whose function ended without a response, which it cannot count itself, and alerts the operator. */
export const createUnansweredAlarm = (api: Construct, platform: Platform, accessLog: ILogGroup): void =>
  createAccessLogAlarm(api, platform, accessLog, {
    name: UNANSWERED,
    pattern: FilterPattern.stringValue('$.integration_error', '!=', '-'),
    minutes: 15,
    above: TOLERATED,
    severity: 'page',
    impact: 'Users see errors: a function ends without a response, so the feature behind it does not work.',
    runbook: 'requestsUnanswered',
  });
