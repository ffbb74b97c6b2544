import { Duration } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Platform } from '../../platform.ts';
import { removalPolicyOf } from '../../stages.ts';
import { type AlarmSettings, createAlarm } from '../alarms/alarm.ts';

/** The index that spans all users' partitions. */
const CROSS_INDEX = 'gsi1';

/** Creates the single table, with the keys and indexes of `functions/platform/table`. */
export const createTable = (platform: Platform): Table => {
  const { stack, stage } = platform;
  const table = new Table(stack, 'Table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    timeToLiveAttribute: 'expires_at',
    deletionProtection: stage.isProtected,
    removalPolicy: removalPolicyOf(stage),
  });
  table.addLocalSecondaryIndex({
    indexName: 'lsi1',
    sortKey: { name: 'lsi1sk', type: AttributeType.STRING },
    projectionType: ProjectionType.ALL,
  });
  table.addGlobalSecondaryIndex({
    indexName: CROSS_INDEX,
    partitionKey: { name: 'gsi1pk', type: AttributeType.STRING },
    sortKey: { name: 'gsi1sk', type: AttributeType.STRING },
    projectionType: ProjectionType.ALL,
  });
  watchThrottles(table, platform);
  return table;
};

/** Creates throttling alarms. CloudWatch reports throttled requests of an index separately from the table's. */
const watchThrottles = (table: Table, platform: Platform): void => {
  const turnedAway = (metricName: string, index?: string): Metric =>
    table.metric(metricName, {
      statistic: 'Sum',
      period: Duration.minutes(5),
      ...(index && { dimensionsMap: { TableName: table.tableName, GlobalSecondaryIndexName: index } }),
    });
  const watched: [id: string, metric: Metric, impact: AlarmSettings['impact']][] = [
    [
      'ReadsThrottled',
      turnedAway('ReadThrottleEvents'),
      'Users wait for their day to load, because reads of the table are throttled.',
    ],
    [
      'WritesThrottled',
      turnedAway('WriteThrottleEvents'),
      'Users wait for a meal to be saved, because writes to the table are throttled.',
    ],
    [
      'IndexReadsThrottled',
      turnedAway('ReadThrottleEvents', CROSS_INDEX),
      'Users get reminders and insights late, because reads of the global index are throttled.',
    ],
    [
      'IndexWritesThrottled',
      turnedAway('WriteThrottleEvents', CROSS_INDEX),
      'Users wait for changes to be saved, because writes to the global index are throttled.',
    ],
  ];
  for (const [id, metric, impact] of watched)
    createAlarm(table, id, platform, { metric, above: 0, impact, runbook: 'tableThrottled' });
};
