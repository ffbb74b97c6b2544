import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { removalPolicyOf, type Stage } from '../../stages.ts';

/**
 * Creates a log group with the stage's retention time.
 * @param logGroupName for services that require a specific name
 */
export const createLogGroup = (scope: Construct, id: string, stage: Stage, logGroupName?: string): LogGroup =>
  new LogGroup(scope, id, {
    ...(logGroupName !== undefined && { logGroupName }),
    retention: stage.logsKeptForDays,
    removalPolicy: removalPolicyOf(stage),
  });
