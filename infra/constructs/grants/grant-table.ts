import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';

export type TableAction =
  | 'GetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem'
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'Scan';

/** The actions of a feature that reads and writes its items in transactions. */
export const readWrite: readonly TableAction[] = [
  'GetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
];

export const readWriteBatch: readonly TableAction[] = ['BatchGetItem', ...readWrite];

/** All actions, for a feature that also reads and writes many items at once. */
export const allTableActions: readonly TableAction[] = [...readWriteBatch, 'BatchWriteItem'];

/** Indexes of the single table: `lsi1` is local to a user's partition, `gsi1` spans all partitions. */
export type TableIndex = 'lsi1' | 'gsi1';

/**
 * Grants exactly the given actions on the table and queries of the given indexes; sets `TABLE_NAME`.
 * A transaction requires the actions of its individual writes.
 */
export const grantTable = (
  fn: Function,
  table: Table,
  actions: readonly TableAction[],
  queriedIndexes: readonly TableIndex[] = [],
): void => {
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: actions.map((action) => `dynamodb:${action}`),
      resources: [table.tableArn],
    }),
  );
  if (queriedIndexes.length > 0) {
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: queriedIndexes.map((index) => `${table.tableArn}/index/${index}`),
      }),
    );
  }
  fn.addEnvironment('TABLE_NAME', table.tableName);
};
