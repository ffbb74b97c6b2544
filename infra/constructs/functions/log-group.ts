import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { removalPolicyOf, type Stage } from '../../stages.ts';

/**
 * A log group that forgets after the stage's time: nothing is logged for ever.
 * @param logGroupName where a service asks for a name of its own
 */
export const createLogGroup = (scope: Construct, id: string, stage: Stage, logGroupName?: string): LogGroup =>
  new LogGroup(scope, id, {
    ...(logGroupName !== undefined && { logGroupName }),
    retention: stage.logsKeptForDays,
    removalPolicy: removalPolicyOf(stage),
  });
