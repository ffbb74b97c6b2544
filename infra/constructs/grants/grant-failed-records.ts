import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { acknowledgePattern } from '../security-checks/acknowledge.ts';

/**
 * Grants what Lambda needs to store failed records as the function, which cannot read them.
 * Source: Lambda Developer Guide, 'Retain discarded records for a DynamoDB event source'.
 */
export const grantFailedRecords = (fn: Function, bucket: Bucket): void => {
  const objects = bucket.arnForObjects('aws/lambda/*');
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:PutObject'], resources: [objects] }));
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }));
  acknowledgePattern(fn.role ?? fn, objects, 'Lambda creates the rest of the key; the prefix is fixed.');
};
