import { Duration } from 'aws-cdk-lib';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { FeatureWithRoutes } from '#shared/routes.ts';
import type { Resources } from '../platform.ts';
import type { AlarmSettings } from './alarm.ts';
import { createFunction } from './house-function.ts';

/** The function that serves a feature's routes. It ends one second before the gateway stops waiting. */
export const createApiFunction = (
  resources: Resources,
  feature: FeatureWithRoutes,
  harm: AlarmSettings['harm'],
): Function => {
  const fn = createFunction(resources, { feature, name: 'index', timeout: Duration.seconds(29), harm });
  resources.api.serve(feature, fn);
  return fn;
};
