import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Construct } from 'constructs';
import type { Platform } from '../platform.ts';
import type { RunbookEntry } from './runbook.ts';

export interface AlarmSettings {
  metric: IMetric;
  /** The alarm rings above this value. */
  above: number;
  /** Periods of the metric that must be above, one after the other. */
  periods?: number;
  /** What people suffer while it rings: a sentence that begins with 'People'. */
  harm: `People${string}.`;
  /** Where the operator who hears it reads what to do. */
  runbook: RunbookEntry;
}

/** Its name among all alarms of the stage: the path of what it watches. */
const nameOf = (scope: Construct, id: string): string =>
  [...scope.node.path.split('/').slice(1), id].join('-');

/** An alarm that says whom it hurts and how, and is sent to the stage's operators. Silence is good news. */
export const createAlarm = (
  scope: Construct,
  id: string,
  platform: Platform,
  settings: AlarmSettings,
): void => {
  const alarm = new Alarm(platform.alarms.stack, nameOf(scope, id), {
    metric: settings.metric,
    threshold: settings.above,
    evaluationPeriods: settings.periods ?? 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: `${settings.harm} What to do: docs/runbook.md#${settings.runbook}.`,
  });
  alarm.addAlarmAction(new SnsAction(platform.alarms.topic));
};
