import type { IConstruct } from 'constructs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { DefaultStackSynthesizer, Fn, Stack } from 'aws-cdk-lib';
import type { BucketDeployment } from 'aws-cdk-lib/aws-s3-deployment';
import { acknowledge, acknowledgePattern } from './acknowledge.ts';

const LOGGING = 'service-role/AWSLambdaBasicExecutionRole';

/**
 * Actions of the CDK library's deployment function, limited to the stage's site bucket and the account's asset bucket.
 */
const ACTIONS = ['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'];

/**
 * Acknowledges the permissions of the CDK library's own function that copies the built site; it only runs during a
 * deployment.
 */
export const acknowledgeDeployer = (deployment: BucketDeployment, site: Bucket): void => {
  const deployer: IConstruct = deployment.handlerRole.node.scope ?? deployment;
  const why = 'A function of the CDK library that only copies the built site during deployment.';
  const assets = Fn.sub(
    `cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-\${AWS::AccountId}-${Stack.of(site).region}`,
  );
  acknowledge(deployer, 'AwsSolutions-L1', why);
  acknowledge(deployer, `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${LOGGING}]`, why);
  for (const action of ACTIONS) acknowledge(deployer, `AwsSolutions-IAM5[Action::s3:${action}]`, why);
  acknowledgePattern(deployer, site.arnForObjects('*'), why);
  acknowledgePattern(deployer, `arn:aws:s3:::${assets}/*`, why);
};
