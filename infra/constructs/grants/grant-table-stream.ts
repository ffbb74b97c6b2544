import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { acknowledgePattern } from '../security-checks/acknowledge.ts';

/**
 * Grants the permissions that an event source mapping of the table's stream requires.
 * Source: Lambda Developer Guide, 'Processing DynamoDB records'.
 */
export const grantTableStream = (fn: Function, table: Table): void => {
  const streams = `${table.tableArn}/stream/*`;
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: [
        'dynamodb:DescribeStream',
        'dynamodb:GetRecords',
        'dynamodb:GetShardIterator',
        'dynamodb:ListStreams',
      ],
      resources: [streams],
    }),
  );
  acknowledgePattern(
    fn.role ?? fn,
    streams,
    "A stream's label is its creation time, which only DynamoDB knows.",
  );
};
