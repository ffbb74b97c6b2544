import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Platform } from '../../platform.ts';
import { type AlarmSettings, createAlarm } from './alarm.ts';

/** Shares of the account's mails above which Amazon SES puts it under review. At 0.1 and 0.005 it may stop sending. */
const BOUNCES = 0.05;
const COMPLAINTS = 0.001;

/**
 * Rings before Amazon SES stops the mails of a deployed stage: the codes of new accounts are among them.
 * Source: Amazon SES Developer Guide, 'Creating reputation monitoring alarms using CloudWatch' and 'Reputation metrics'.
 */
export const createEmailAlarms = (platform: Platform): void => {
  const { stack, stage } = platform;
  if (!stage.mail) return;
  const alarmOn = (id: string, metricName: string, above: number, harm: AlarmSettings['harm']): void => {
    const period = Duration.hours(1);
    const metric = new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.AVERAGE, period });
    createAlarm(stack, id, platform, { metric, above, harm, runbook: 'mailReputation' });
  };
  alarmOn(
    'EmailBounces',
    'Reputation.BounceRate',
    BOUNCES,
    'People cannot sign up or reset a password if SES pauses sending: too many emails bounce.',
  );
  alarmOn(
    'EmailComplaints',
    'Reputation.ComplaintRate',
    COMPLAINTS,
    'People cannot sign up or reset a password if SES pauses sending: too many emails are reported as spam.',
  );
};
