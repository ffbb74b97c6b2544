import { RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';
import { acknowledge } from '../security-checks/acknowledge.ts';

const POLICY = 'service-role/AmazonAPIGatewayPushToCloudWatchLogs';

/**
 * Allows API Gateway to write logs in this account and region, which WebSocket stages with access logs require.
 * This is an account setting, so it is kept when a stage is deleted.
 * Source: API Gateway Developer Guide, 'Permissions for CloudWatch logging'.
 */
export const allowGatewayToLog = (stack: Stack, loggingStage: IConstruct): void => {
  const role = new Role(stack, 'GatewayLogging', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(POLICY)],
  });
  role.applyRemovalPolicy(RemovalPolicy.RETAIN);
  const account = new CfnAccount(stack, 'GatewayAccount', { cloudWatchRoleArn: role.roleArn });
  account.applyRemovalPolicy(RemovalPolicy.RETAIN);
  loggingStage.node.addDependency(account);
  acknowledge(
    role,
    `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${POLICY}]`,
    'API Gateway documents and requires this policy.',
  );
};
