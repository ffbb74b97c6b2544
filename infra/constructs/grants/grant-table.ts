import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';

export type TableAction =
  | 'GetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** Indexes of the single table that queries may read. */
const INDEXES = ['lsi1', 'gsi1'];

/** Exactly these actions on the table, and on its indexes when it may be queried; `TABLE_NAME`. */
export const grantTable = (fn: Function, table: Table, actions: TableAction[]): void => {
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: actions.map((action) => `dynamodb:${action}`),
      resources: [table.tableArn],
    }),
  );
  if (actions.includes('Query')) {
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: INDEXES.map((index) => `${table.tableArn}/index/${index}`),
      }),
    );
  }
  fn.addEnvironment('TABLE_NAME', table.tableName);
};
