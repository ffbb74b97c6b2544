import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Construct } from 'constructs';
import type { Platform } from '../../platform.ts';
import type { Severity } from './alarms.ts';
import { anchorOf, type RunbookEntry, runbookHeadings } from './runbook.ts';

export interface AlarmSettings {
  metric: IMetric;
  /** The alarm fires above this value. */
  above: number;
  /** Number of consecutive periods above the threshold. */
  periods?: number;
  /** Keeps the state of a percentile alarm in periods with too few values to be significant. */
  needsManyValues?: boolean;
  /** Fires without values too, for a metric that a working job always has. */
  needsValues?: boolean;
  /** `ticket` by default. */
  severity?: Severity;
  /** The impact on users while the alarm is active: a sentence that starts with 'Users'. */
  impact: `Users${string}.`;
  /** The runbook entry for the operator who receives the alarm. */
  runbook: RunbookEntry;
}

/** Returns the alarm's name within the stage: the path of the monitored resource and `id`. */
const nameOf = (scope: Construct, id: string): string =>
  [...scope.node.path.split('/').slice(1), id].join('-');

/** Returns an alarm's full name, also before the alarm exists. */
export const alarmNameOf = ({ stage }: Platform, scope: Construct, id: string): string =>
  `Platewise-${stage.name}-${nameOf(scope, id)}`;

/**
 * Creates an alarm that states its impact on users and notifies the stage's operators when it starts and when it ends.
 * Missing data is not a breach, unless the alarm needs values.
 */
export const createAlarm = (
  scope: Construct,
  id: string,
  platform: Platform,
  { severity = 'ticket', ...settings }: AlarmSettings,
): void => {
  const name = nameOf(scope, id);
  const runbook = `docs/runbook.md#${anchorOf(runbookHeadings[settings.runbook])}`;
  const alarm = new Alarm(platform.alarms.stack, name, {
    alarmName: alarmNameOf(platform, scope, id),
    metric: settings.metric,
    threshold: settings.above,
    evaluationPeriods: settings.periods ?? 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData:
      settings.needsValues === true ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    ...(settings.needsManyValues === true && { evaluateLowSampleCountPercentile: 'ignore' }),
    alarmDescription: `${settings.impact} Severity: ${severity}. What to do: ${runbook}.`,
  });
  const action = new SnsAction(platform.alarms.topics[severity]);
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
};
