import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Resources } from '../../resources.ts';
import { createAlarm } from '../alarms/alarm.ts';
import { featureMetric } from '../alarms/feature-metric.ts';

/**
 * Grants access to the stage's full food table, if it has one: sets `FOOD_TABLE_BUCKET` and `FOOD_TABLE_KEY`, grants
 * read
 * access to that object, and creates an alarm for when the table cannot be read and the built-in one is used.
 * @param service the function's service name in metrics
 */
export const grantFullFoods = (fn: Function, resources: Resources, service: string): void => {
  const { foods } = resources;
  if (foods === null) return;
  const { bucket, key, deployment } = foods;
  const resource = bucket.arnForObjects(key);
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources: [resource] }));
  fn.addEnvironment('FOOD_TABLE_BUCKET', bucket.bucketName);
  fn.addEnvironment('FOOD_TABLE_KEY', key);
  fn.node.addDependency(deployment);
  createAlarm(fn, 'FullFoodTableFailed', resources, {
    metric: featureMetric(resources.stage, service, 'FullFoodTableFailed'),
    above: 0,
    impact: 'Users find fewer foods: the full table cannot be read, so the built-in one is used.',
    runbook: 'foodTable',
  });
};
