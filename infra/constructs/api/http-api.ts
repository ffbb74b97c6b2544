import { Duration, NestedStack } from 'aws-cdk-lib';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Route } from '#shared/http/route.ts';
import { type FeatureWithRoutes, routes } from '#shared/routes.ts';
import type { Platform } from '../../platform.ts';
import { acknowledge } from '../security-checks/acknowledge.ts';
import { requestLog } from './access-log-format.ts';
import { createAlarm } from '../alarms/alarm.ts';
import { createThrottledAlarm } from '../alarms/throttled-requests.ts';
import { createUnansweredAlarm } from '../alarms/unanswered-requests.ts';
import { createLanes } from './creation-lanes.ts';
import { modelThrottles, RATE } from './route-throttles.ts';
import { createLogGroup } from '../functions/log-group.ts';
import type { Users } from '../users/users.ts';

/** Only access tokens have this scope, so requiring it rejects ID tokens. */
const SIGNED_IN_SCOPE = 'aws.cognito.signin.user.admin';

export interface Api {
  http: HttpApi;
  /** Contains all routes and is created after the functions that they use. */
  routes: NestedStack;
  /**
   * Routes all requests of the feature's route table to its function.
   * @param tokens authorizes personal tokens, if the table has routes for them
   */
  serve(feature: FeatureWithRoutes, fn: IFunction, tokens?: IHttpRouteAuthorizer): void;
}

/** Share of one route's limit that all routes together may use before the operator is alerted. */
const NEAR = 0.8;
/** Below this number of errors, a share says nothing. */
const MIN_ERRORS = 20;

/** Creates the stage that serves the API at its root, with throttling and logging. */
const openStage = ({ stack, stage }: Platform, httpApi: HttpApi, accessLog: LogGroup): HttpStage => {
  const opened = new HttpStage(stack, 'ApiStage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: RATE, burstLimit: 2 * RATE },
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLog),
      format: requestLog,
    },
  });
  (opened.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
    [...modelThrottles(stage)].map(([key, { rate, burst }]) => [
      key,
      { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
    ]),
  );
  return opened;
};

/** Returns the authorizer. @throws Error if it is missing, so that no route is left open */
const needed = (tokens: IHttpRouteAuthorizer | undefined): IHttpRouteAuthorizer => {
  if (!tokens) throw new Error('A route requires a personal token, but no authorizer checks it.');
  return tokens;
};

/** Creates the API behind `/api`. It shares the site's origin, so it needs no CORS. */
export const createApi = (platform: Platform, users: Users): Api => {
  const { stack, stage } = platform;
  const http = new HttpApi(stack, 'Api', { apiName: `Platewise ${stage.name}`, createDefaultStage: false });
  const accessLog = createLogGroup(stack, 'ApiLogs', stage);
  createUnansweredAlarm(http, platform, accessLog);
  createThrottledAlarm(http, platform, accessLog);
  // In a nested stack because a stack is limited to 500 resources, and nothing references a route.
  const stackOfRoutes = new NestedStack(stack, 'Routes');
  const queue = createLanes();
  // The stage is deployed again with each new route, so it is created after all of them.
  openStage(platform, http, accessLog).node.addDependency(stackOfRoutes);
  const authorizer = new HttpUserPoolAuthorizer('SignedIn', users.pool, { userPoolClients: [users.client] });
  createAlarm(http, 'ServerErrors', platform, {
    metric: new MathExpression({
      expression: `IF(errors >= ${MIN_ERRORS}, 100 * errors / requests, 0)`,
      label: 'Server errors, % of requests',
      usingMetrics: {
        errors: http.metricServerError({ statistic: 'Sum' }),
        requests: http.metricCount({ statistic: 'Sum' }),
      },
      period: Duration.hours(1),
    }),
    // Six times what the objective allows (Google SRE Workbook); the functions' own alarms are faster.
    above: 3,
    severity: 'page',
    impact: 'Users see errors instead of their day, and their meals are not saved.',
    runbook: 'requestErrors',
  });
  createAlarm(http, 'NearRateLimit', platform, {
    metric: http.metricCount({ statistic: 'Sum', period: Duration.minutes(1) }),
    above: NEAR * RATE * 60,
    periods: 3,
    impact: 'Users will soon be throttled: the API is close to its rate limit.',
    runbook: 'limitReached',
  });

  return {
    http,
    routes: stackOfRoutes,
    serve: (feature, fn, tokens) => {
      const integration = new HttpLambdaIntegration(`${feature}-function`, fn, {
        scopePermissionToRoute: false,
      });
      for (const route of Object.values<Route>(routes[feature])) {
        const added = new HttpRoute(stackOfRoutes, `${route.method}${route.path}`, {
          httpApi: http,
          routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
          integration,
          ...(route.auth === 'user' && { authorizer, authorizationScopes: [SIGNED_IN_SCOPE] }),
          ...(route.auth === 'token' && { authorizer: needed(tokens) }),
        });
        queue(added);
        if (route.auth !== 'public') continue;
        const reason = 'Public in the route table: the function authorizes the caller.';
        acknowledge(added, 'AwsSolutions-APIG4', reason);
      }
    },
  };
};
