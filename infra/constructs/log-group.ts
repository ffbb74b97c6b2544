import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { removalPolicyOf, type Stage } from '../stages.ts';

/** A log group that forgets after the stage's time: nothing is logged for ever. */
export const createLogGroup = (scope: Construct, id: string, stage: Stage): LogGroup =>
  new LogGroup(scope, id, {
    retention: stage.logsKeptForDays,
    removalPolicy: removalPolicyOf(stage),
  });
