import { Stack } from 'aws-cdk-lib';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type Function, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Api } from '../api/http-api.ts';
import type { Platform } from '../../platform.ts';
import { alarmNameOf } from '../alarms/alarm.ts';
import { UNANSWERED } from '../alarms/unanswered-requests.ts';
import { acknowledge, acknowledgePattern } from '../security-checks/acknowledge.ts';

/** Lets CodeDeploy shift the traffic of the stack's functions and read the alarms that stop it. */
const createRole = (scope: Construct): Role => {
  const stack = Stack.of(scope);
  const functions = stack.formatArn({ service: 'lambda', resource: `function:${stack.stackName}-*` });
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    inlinePolicies: {
      Releases: new PolicyDocument({
        statements: [
          new PolicyStatement({
            effect: Effect.ALLOW,
            actions: ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
            resources: [functions],
          }),
          new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }),
        ],
      }),
    },
  });
  acknowledge(
    role,
    'AwsSolutions-IAM5[Resource::*]',
    'CloudWatch describes alarms without resource-level permissions.',
  );
  acknowledgePattern(role, functions, 'The role releases every function of the stack.');
  return role;
};

interface Releases {
  application: LambdaApplication;
  role: Role;
}

const known = new WeakMap<Stack, Releases>();

/** Returns the CodeDeploy application of a stack and its role. */
const releasesOf = (stack: Stack): Releases => {
  const scope = known.get(stack) ? null : new Construct(stack, 'Releases');
  if (scope)
    known.set(stack, { application: new LambdaApplication(scope, 'Application'), role: createRole(scope) });
  return known.get(stack)!;
};

/** Lets CodeDeploy shift an alias to a new version, unless one of the alarms rings. */
const guardAlias = (scope: Construct, alias: Alias, alarmNames: readonly string[]): LambdaDeploymentGroup => {
  const { application, role } = releasesOf(Stack.of(scope));
  return new LambdaDeploymentGroup(scope, 'Release', {
    application,
    alias,
    // Policies are complete: the managed one would allow more.
    role: role.withoutPolicyUpdates(),
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_15MINUTES,
    alarms: alarmNames.map((name) => Alarm.fromAlarmName(scope, name, name)),
    autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
  });
};

/**
 * Returns what the gateway invokes: in a stage with gradual deployments the alias `live`, which sends a tenth of the
 * requests to a new version for 15 minutes and returns to the old one if the function's alarms ring (decision 0105).
 * @param fn a function with enough requests for a tenth of them to prove something
 */
export const createLiveAlias = (platform: Platform, { http }: Api, fn: Function): IFunction => {
  const scope = fn.node.scope;
  if (!platform.stage.deploysGradually || !scope) return fn;
  const alias = new Alias(scope, 'Live', { aliasName: 'live', version: fn.currentVersion });
  guardAlias(scope, alias, [
    alarmNameOf(platform, scope, 'SuccessFastBurn'),
    alarmNameOf(platform, http, UNANSWERED),
  ]);
  return alias;
};
