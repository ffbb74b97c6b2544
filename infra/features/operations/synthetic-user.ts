import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { createAlarm } from '../../constructs/alarms/alarm.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { allowReadingParameter } from '../../constructs/grants/allow-reading-parameter.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { parameterNames } from '../../constructs/settings/parameter-names.ts';
import type { Resources } from '../../resources.ts';

const HARM = 'Users may be unable to sign in, or to log a meal and see it: the synthetic user cannot.';

/** Adds the synthetic user, who signs in, logs a meal and deletes it every five minutes (decision 0105). */
export const addSyntheticUser = (resources: Resources): void => {
  const { stack, stage, users } = resources;
  const fn = createFunction(resources, {
    feature: 'synthetic-user',
    name: 'walk',
    timeout: Duration.minutes(1),
    impact: HARM,
  });
  const { syntheticUser } = parameterNames(stage);
  allowReadingParameter(fn, syntheticUser);
  fn.addEnvironment('SYNTHETIC_USER_PARAMETER', syntheticUser);
  grantSiteOrigin(fn, resources);
  grantUserPool(fn, users.pool, ['AdminInitiateAuth']);
  fn.addEnvironment('USER_POOL_CLIENT_ID', users.client.userPoolClientId);
  const often = new Rule(stack, 'SyntheticUserWalks', {
    schedule: Schedule.rate(Duration.minutes(5)),
    // Would run hundreds of times when the local clock is moved.
    enabled: stage.name !== 'local',
  });
  often.addTarget(new LambdaFunction(fn, { retryAttempts: 0, maxEventAge: Duration.minutes(5) }));
  createAlarm(fn, 'WalkFailing', resources, {
    metric: fn.metricErrors({ period: Duration.minutes(15) }),
    above: 1,
    severity: 'page',
    impact: HARM,
    runbook: 'walkFails',
  });
};
