import type { RequiredPermission } from '../../gateway/aws-service.ts';
import { recordOf, recordsOf, textOf } from '../../record.ts';
import { localArnOf } from '../../template/model.ts';
import { exportPermissions } from './exports/table-exports.ts';

type Input = Record<string, unknown>;

const tableArn = (table: unknown): string =>
  String(table).startsWith('arn:') ? String(table) : localArnOf('dynamodb', `table/${String(table)}`);

/** Replaces the region in a stream ARN. DynamoDB Local uses its own region; policies use the stack's. */
const streamArn = (arn: string): string =>
  arn.replace(/^arn:aws:dynamodb:[^:]*:[^:]*:/, localArnOf('dynamodb', ''));

const forTables = (action: string, tables: unknown[]): RequiredPermission[] =>
  [...new Set(tables.map(tableArn))].map((resource) => ({ action: `dynamodb:${action}`, resource }));

/** Returns the action that a transaction item requires, e.g. `PutItem` for `Put`. */
const itemAction = (kind: string): string =>
  kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`;

const forTransaction = (input: Input): RequiredPermission[] =>
  recordsOf(input['TransactItems']).flatMap((item) =>
    Object.entries(item).flatMap(([kind, body]) =>
      forTables(itemAction(kind), [recordOf(body)['TableName']]),
    ),
  );

const forBatch = (action: string) => (input: Input) =>
  forTables(action, Object.keys(recordOf(input['RequestItems'])));

const forStream = (action: string) => (input: Input) => [
  {
    action: `dynamodb:${action}`,
    // DynamoDB Local's shard iterators start with the stream ARN: `arn:...|001|...`.
    resource: streamArn(textOf(input['StreamArn']) ?? textOf(input['ShardIterator'])?.split('|')[0] ?? ''),
  },
];

const special: Record<string, (input: Input) => RequiredPermission[]> = {
  BatchGetItem: forBatch('BatchGetItem'),
  BatchWriteItem: forBatch('BatchWriteItem'),
  TransactGetItems: forTransaction,
  TransactWriteItems: forTransaction,
  DescribeStream: forStream('DescribeStream'),
  GetShardIterator: forStream('GetShardIterator'),
  GetRecords: forStream('GetRecords'),
};

/**
 * Returns the IAM permissions that a DynamoDB or DynamoDB Streams call requires.
 * Source: Service Authorization Reference, 'Actions, resources, and condition keys for Amazon DynamoDB';
 * DynamoDB Developer Guide, 'Using IAM with transactions'.
 */
export const dynamoDbPermissions = (operation: string, input: Input): RequiredPermission[] => {
  const permissions = special[operation]?.(input) ?? exportPermissions(operation, input);
  if (permissions) return permissions;
  const table = input['TableName'];
  if (table === undefined) return [{ action: `dynamodb:${operation}`, resource: '*' }];
  const index = textOf(input['IndexName']);
  const resource = index === undefined ? tableArn(table) : `${tableArn(table)}/index/${index}`;
  return [{ action: `dynamodb:${operation}`, resource }];
};
