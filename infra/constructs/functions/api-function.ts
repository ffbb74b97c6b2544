import { Duration } from 'aws-cdk-lib';
import type { IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { type FeatureWithRoutes, routes } from '#shared/routes.ts';
import type { Route } from '#shared/http/route.ts';
import type { Resources } from '../../resources.ts';
import { hasPasskeys } from '../../stages.ts';
import type { AlarmSettings } from '../alarms/alarm.ts';
import { grantTable, type TableAction, type TableIndex } from '../grants/grant-table.ts';
import { createFunction } from './lambda-function.ts';
import { createLiveAlias } from './live-alias.ts';
import { reservedConcurrency } from './reserved-concurrency.ts';

interface ApiFunctionSettings {
  /** The impact on users while it fails. */
  impact: AlarmSettings['impact'];
  /** Allowed actions on the DynamoDB table. */
  access: readonly TableAction[];
  /** Indexes that it queries. */
  indexes?: readonly TableIndex[];
  /** Authorizes personal access tokens, for features with routes that accept them. */
  tokens?: IHttpRouteAuthorizer;
  /** Folder under `functions/`, when it is not named after the feature. */
  folder?: string;
  /** What its requests wait for besides the table: a model, or other services such as Stripe. */
  calls?: keyof typeof expectedDuration;
  /** Whether it gets enough requests for alarms on small shares of them (`RequestSettings`). */
  isFrequent?: boolean;
}

/** Time in which 95% of a function's requests have to be answered, by what they wait for. */
const expectedDuration = {
  table: Duration.seconds(1),
  services: Duration.seconds(5),
  model: Duration.seconds(15),
};

/**
 * For the session of each request: looked up, added with the first one unless the account is closed, updated when used.
 * All are listed and ended if an unknown passkey is found (decision 0078).
 */
const sessionActions: readonly TableAction[] = [
  'GetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'ConditionCheckItem',
];

/** Returns the actions of a feature, with those for sessions if its routes have any. */
const actionsOf = (feature: FeatureWithRoutes, access: readonly TableAction[]): TableAction[] => {
  const hasSessions = Object.values<Route>(routes[feature]).some(({ auth }) => auth === 'user');
  return [...new Set([...access, ...(hasSessions ? sessionActions : [])])];
};

/** Creates the function that serves a feature's routes. It times out one second before API Gateway does (30 s). */
export const createApiFunction = (
  resources: Resources,
  feature: FeatureWithRoutes,
  {
    impact,
    access,
    indexes,
    tokens,
    folder = feature,
    calls = 'table',
    isFrequent = false,
  }: ApiFunctionSettings,
): Function => {
  const timeout = Duration.seconds(29);
  const requests = { service: feature, within: expectedDuration[calls], isFrequent };
  const fn = createFunction(resources, {
    feature,
    folder,
    name: 'index',
    timeout,
    impact,
    requests,
    reservedConcurrency: reservedConcurrency(resources.stage, feature),
  });
  resources.api.serve(feature, isFrequent ? createLiveAlias(resources, resources.api, fn) : fn, tokens);
  grantTable(fn, resources.table, actionsOf(feature, access), indexes);
  if (hasPasskeys(resources.stage)) fn.addEnvironment('PASSKEYS', 'on');
  return fn;
};
