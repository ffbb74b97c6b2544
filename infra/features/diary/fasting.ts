import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { grantPush } from '../../constructs/grants/grant-push.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds the fasting timer, and the job that notifies users when a fast reaches its target. */
export const addFasting = (resources: Resources): void => {
  const { table, stack } = resources;
  createApiFunction(resources, 'fasting', {
    impact: 'Users cannot start, end or see their fasts.',
    access: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['lsi1'],
  });

  const due = createFunction(resources, {
    feature: 'fasting',
    name: 'due',
    timeout: Duration.minutes(2),
    impact: 'Users are not notified when they reach their fasting target.',
  });
  grantTable(due, table, ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'], ['gsi1']);
  grantPush(due, resources);
  const schedule = new Rule(stack, 'FastingTargets', { schedule: Schedule.rate(Duration.minutes(5)) });
  schedule.addTarget(new LambdaFunction(due, { retryAttempts: 0, maxEventAge: Duration.minutes(5) }));
};
