import { Duration } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Platform } from '../platform.ts';
import { removalPolicyOf } from '../stages.ts';
import { createAlarm } from './alarm.ts';

/** The single table: keys and indexes as `functions/platform/table` names them. */
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
    deletionProtection: stage.keepsData,
    removalPolicy: removalPolicyOf(stage),
  });
  table.addLocalSecondaryIndex({
    indexName: 'lsi1',
    sortKey: { name: 'lsi1sk', type: AttributeType.STRING },
    projectionType: ProjectionType.ALL,
  });
  table.addGlobalSecondaryIndex({
    indexName: 'gsi1',
    partitionKey: { name: 'gsi1pk', type: AttributeType.STRING },
    sortKey: { name: 'gsi1sk', type: AttributeType.STRING },
    projectionType: ProjectionType.ALL,
  });
  createAlarm(table, 'ReadsThrottled', platform, {
    metric: table.metric('ReadThrottleEvents', { statistic: 'Sum', period: Duration.minutes(5) }),
    above: 0,
    harm: 'People wait for their day to load, because the table turns reads away.',
    runbook: 'a-throttled-table',
  });
  createAlarm(table, 'WritesThrottled', platform, {
    metric: table.metric('WriteThrottleEvents', { statistic: 'Sum', period: Duration.minutes(5) }),
    above: 0,
    harm: 'People wait for a meal to be saved, because the table turns writes away.',
    runbook: 'a-throttled-table',
  });
  return table;
};
