import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { createAlarm } from '../../constructs/alarms/alarm.ts';
import { namespaceOf } from '../../constructs/alarms/feature-metric.ts';
import { backupBucketOf, EXPORT_FOLDER } from '../../constructs/backups/backup-location.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { allowReadingParameter } from '../../constructs/grants/allow-reading-parameter.ts';
import { acknowledgePattern } from '../../constructs/security-checks/acknowledge.ts';
import { parameterNames } from '../../constructs/settings/parameter-names.ts';
import type { Resources } from '../../resources.ts';
import type { BackupSettings } from '../../stages.ts';

const HARM = 'Users would lose what they entered since the last backup, if this account were lost.';

/** The interval of exports, and of the values that the alarms see. */
const EVERY = Duration.hours(6);

const ageMetric = ({ stage }: Resources, metricName: string): Metric =>
  new Metric({
    namespace: namespaceOf(stage),
    metricName,
    dimensionsMap: { service: 'backups' },
    statistic: Stats.MAXIMUM,
    period: EVERY,
  });

const grantExports = (fn: Function, { stage, table }: Resources, backups: BackupSettings): void => {
  const bucket = backupBucketOf(stage, backups);
  const files = `arn:aws:s3:::${bucket}/${EXPORT_FOLDER}/*`;
  const exports = `${table.tableArn}/export/*`;
  const allow = (actions: string[], resources: string[]): void =>
    fn.addToRolePolicy(new PolicyStatement({ actions, resources }));
  allow(['dynamodb:ExportTableToPointInTime'], [table.tableArn]);
  // Lists the exports of the table. The action has no resources.
  allow(['dynamodb:ListExports'], [table.tableArn, exports]);
  allow(['dynamodb:DescribeExport'], [exports]);
  // DynamoDB writes the files with the permissions of the caller.
  allow(['s3:PutObject', 's3:PutObjectAcl', 's3:AbortMultipartUpload'], [files]);
  for (const pattern of [files, exports])
    acknowledgePattern(fn.role ?? fn, pattern, 'DynamoDB chooses the IDs of exports and their files.');
  fn.addEnvironment('TABLE_NAME', table.tableName);
  fn.addEnvironment('TABLE_ARN', table.tableArn);
  fn.addEnvironment('BACKUP_BUCKET', bucket);
  fn.addEnvironment('BACKUP_ACCOUNT', backups.account);
  fn.addEnvironment('BACKUP_FOLDER', EXPORT_FOLDER);
};

/** Publishes what `npm run restore` writes to. */
const publishRestoreTarget = ({ stack, stage, table, photos }: Resources): StringParameter =>
  new StringParameter(stack, 'RestoreTarget', {
    parameterName: parameterNames(stage).restoreTarget,
    stringValue: stack.toJsonString({ table: table.tableName, photos: photos.bucketName }),
  });

/** Adds the exports of the table to the second account, if the stage has one (decision 0099). */
export const addBackups = (resources: Resources): void => {
  const { stack, stage } = resources;
  if (!stage.backups) return;
  const fn = createFunction(resources, {
    feature: 'backups',
    name: 'export',
    timeout: Duration.minutes(5),
    impact: HARM,
  });
  grantExports(fn, resources, stage.backups);
  const { lastDrill } = parameterNames(stage);
  publishRestoreTarget(resources);
  allowReadingParameter(fn, lastDrill);
  fn.addEnvironment('LAST_DRILL_PARAMETER', lastDrill);
  const often = new Rule(stack, 'BackupsEverySixHours', { schedule: Schedule.rate(EVERY) });
  often.addTarget(new LambdaFunction(fn, { retryAttempts: 2, maxEventAge: Duration.hours(1) }));
  createAlarm(fn, 'BackupsTooOld', resources, {
    // With two values in a row: after two days without a new export, or half a day without a run.
    metric: ageMetric(resources, 'BackupAge'),
    above: 36,
    periods: 2,
    needsValues: true,
    impact: HARM,
    runbook: 'backupsTooOld',
  });
  createAlarm(fn, 'DrillOverdue', resources, {
    metric: ageMetric(resources, 'DrillAge'),
    above: 35,
    impact: 'Users rely on backups that nobody has restored for more than a month.',
    runbook: 'drillOverdue',
  });
};
