import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Construct } from 'constructs';
import type { Platform } from '../../platform.ts';
import { anchorOf, type RunbookEntry, runbookHeadings } from './runbook.ts';

export interface AlarmSettings {
  metric: IMetric;
  /** The alarm fires above this value. */
  above: number;
  /** Number of consecutive periods above the threshold. */
  periods?: number;
  /** The impact on users while the alarm is active: a sentence that starts with 'Users'. */
  impact: `Users${string}.`;
  /** The runbook entry for the operator who receives the alarm. */
  runbook: RunbookEntry;
}

/** Returns the alarm's name within the stage: the path of the monitored resource and `id`. */
const nameOf = (scope: Construct, id: string): string =>
  [...scope.node.path.split('/').slice(1), id].join('-');

/** Creates an alarm that states its impact on users and notifies the stage's operators. Missing data is not a breach. */
export const createAlarm = (
  scope: Construct,
  id: string,
  platform: Platform,
  settings: AlarmSettings,
): void => {
  const name = nameOf(scope, id);
  const alarm = new Alarm(platform.alarms.stack, name, {
    alarmName: `Platewise-${platform.stage.name}-${name}`,
    metric: settings.metric,
    threshold: settings.above,
    evaluationPeriods: settings.periods ?? 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: `${settings.impact} What to do: docs/runbook.md#${anchorOf(runbookHeadings[settings.runbook])}.`,
  });
  alarm.addAlarmAction(new SnsAction(platform.alarms.topic));
};
