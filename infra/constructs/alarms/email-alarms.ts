import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Platform } from '../../platform.ts';
import { type AlarmSettings, createAlarm } from './alarm.ts';

/** Rates at which Amazon SES puts the account under review. At 0.1 and 0.005 it can stop sending. */
const BOUNCES = 0.05;
const COMPLAINTS = 0.001;

/**
 * Creates alarms before Amazon SES stops the emails of a deployed stage, which include the codes of new accounts.
 * Source: Amazon SES Developer Guide, 'Creating reputation monitoring alarms using CloudWatch' and 'Reputation
 * metrics'.
 */
export const createEmailAlarms = (platform: Platform): void => {
  const { stack, stage } = platform;
  if (!stage.mail) return;
  const alarmOn = (id: string, metricName: string, above: number, impact: AlarmSettings['impact']): void => {
    const period = Duration.hours(1);
    const metric = new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.AVERAGE, period });
    createAlarm(stack, id, platform, { metric, above, impact, runbook: 'mailReputation' });
  };
  alarmOn(
    'EmailBounces',
    'Reputation.BounceRate',
    BOUNCES,
    'Users cannot sign up or reset a password if SES pauses sending: too many emails bounce.',
  );
  alarmOn(
    'EmailComplaints',
    'Reputation.ComplaintRate',
    COMPLAINTS,
    'Users cannot sign up or reset a password if SES pauses sending: too many emails are reported as spam.',
  );
};
