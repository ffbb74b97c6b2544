import { Duration } from 'aws-cdk-lib';
import type { IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { FeatureWithRoutes } from '#shared/routes.ts';
import type { Resources } from '../platform.ts';
import type { AlarmSettings } from './alarm.ts';
import { createFunction } from './house-function.ts';

/**
 * The function that serves a feature's routes. It ends one second before the gateway stops waiting.
 * @param tokens checks personal tokens, where the feature has routes for them
 */
export const createApiFunction = (
  resources: Resources,
  feature: FeatureWithRoutes,
  harm: AlarmSettings['harm'],
  tokens?: IHttpRouteAuthorizer,
): Function => {
  const fn = createFunction(resources, { feature, name: 'index', timeout: Duration.seconds(29), harm });
  resources.api.serve(feature, fn, tokens);
  return fn;
};
