import type { Clock } from '../../gateway/clock.ts';
import { resourceIdOf } from '../cloudfront/find-resource.ts';
import { type EdgeRequest, type EdgeResponse, headerOf } from '../../http-server/http-message.ts';
import { refuseOthers } from '../cloudfront/read-property.ts';
import type { FunctionRuntime } from '../../runtime/function-runtime.ts';
import { invokePermissionsOf, type MayInvoke } from '../../runtime/invoke-permission.ts';
import { LOCAL_REGION, localArnOf, type LocalStack, type Resource } from '../../template/model.ts';
import { gatewayAnswer, newRequestId } from './gateway-answer.ts';
import { invokeFunction } from './invoke-function.ts';
import { createJwtAuthorizer } from './jwt-authorizer.ts';
import type { JsonWebKeySet } from './jwt-signature.ts';
import { createLambdaAuthorizer } from './lambda-authorizer.ts';
import { matchRoute } from './match-route.ts';
import { type EventContext, payloadEventOf } from './payload-event.ts';
import { type ApiRoute, apiRoutesOf, stagesOf } from './routes.ts';
import { createThrottle } from './throttle.ts';

/**
 * Maximum body size in bytes. Source: Amazon API Gateway Developer Guide, 'Quotas for configuring and running an HTTP
 * API'.
 */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

const known = ['Name', 'ProtocolType', 'Description', 'Tags', 'DisableExecuteApiEndpoint'];

interface Dependencies {
  runtime: FunctionRuntime;
  pool: { issuer: string; jwks: () => JsonWebKeySet };
  clock: Clock;
}

/** Accepts a request and returns the caller's details, or rejects it with a response. */
type Authorizer = (
  request: EdgeRequest,
  route: ApiRoute,
  context: Omit<EventContext, 'authorizer'>,
) => Promise<{ authorizer: EventContext['authorizer'] } | { response: EdgeResponse }>;

const authorizerOf = (resource: Resource, apiId: string, wiring: Dependencies & { mayInvoke: MayInvoke }) => {
  if (resource.properties['AuthorizerType'] === 'REQUEST') {
    const ask = createLambdaAuthorizer(resource, apiId, wiring);
    const byFunction: Authorizer = async (request, _route, context) => {
      const outcome = await ask(request, context);
      return 'response' in outcome ? outcome : { authorizer: outcome };
    };
    return byFunction;
  }
  const check = createJwtAuthorizer(resource, wiring.pool, wiring.clock);
  const byClaims: Authorizer = async (request, { scopes }, { requestId }) => {
    const outcome = check(request, scopes, requestId);
    return 'response' in outcome ? outcome : { authorizer: outcome };
  };
  return byClaims;
};

/** Creates one authorizer per authorizer of the routes, so that all its routes share one cache. */
const authorizersOf = (
  routes: readonly ApiRoute[],
  make: (resource: Resource) => Authorizer,
): ReadonlyMap<Resource, Authorizer> =>
  new Map(
    [...new Set(routes.flatMap(({ authorizer }) => authorizer ?? []))].map((each) => [each, make(each)]),
  );

/**
 * Returns the stage that serves a path, and the rest of the path. `$default` serves paths that no other stage matches.
 */
const stageOf = (
  stages: readonly Resource[],
  path: string,
): { stage: Resource; below: string } | undefined => {
  const [, first = ''] = path.split('/');
  const named = stages.find(({ properties }) => properties['StageName'] === first);
  if (named) return { stage: named, below: path.slice(first.length + 1) || '/' };
  const stage = stages.find(({ properties }) => properties['StageName'] === '$default');
  return stage && { stage, below: path };
};

/**
 * Emulates an HTTP API of the template: routes, authorizers, throttling and limits as API Gateway applies them.
 * @throws Error that names an unsupported part of the template
 */
export const createHttpApi = (
  stack: LocalStack,
  api: Resource,
  { runtime, pool, clock }: Dependencies,
): ((request: EdgeRequest) => Promise<EdgeResponse>) => {
  refuseOthers(api.properties, known, `The API ${api.id}`);
  const apiId = resourceIdOf(api);
  const domainName = `${apiId}.execute-api.${LOCAL_REGION}.amazonaws.com`;
  const routes = apiRoutesOf(stack, api);
  const stages = stagesOf(stack, api);
  const throttles = new Map(stages.map((stage) => [stage, createThrottle(stage.properties, clock)]));
  const mayInvoke = invokePermissionsOf(stack, 'apigateway.amazonaws.com');
  const authorizers = authorizersOf(routes, (resource) =>
    authorizerOf(resource, apiId, { runtime, pool, clock, mayInvoke }),
  );

  return async (request) => {
    const requestId = newRequestId();
    if (headerOf(request.headers, 'host') !== domainName) return gatewayAnswer('forbidden', requestId);
    const staged = stageOf(stages, request.path);
    const match = staged && matchRoute(routes, request.method, staged.below);
    if (!match) return gatewayAnswer('notFound', requestId);
    const { route, pathParameters } = match;
    if (!throttles.get(staged.stage)?.(route.routeKey)) return gatewayAnswer('tooManyRequests', requestId);

    const { routeKey } = route;
    const stage = String(staged.stage.properties['StageName']);
    const context = { apiId, domainName, stage, routeKey, pathParameters, requestId, now: clock() };
    const authorize = route.authorizer && authorizers.get(route.authorizer);
    const outcome = authorize ? await authorize(request, route, context) : { authorizer: null };
    if ('response' in outcome) return outcome.response;

    const body = await request.readBody(MAX_BODY_BYTES);
    if (!body) return gatewayAnswer('tooLarge', requestId);
    const [method = '', path = ''] = routeKey.split(' ');
    if (!mayInvoke(route.functionUri, localArnOf('execute-api', `${apiId}/${stage}/${method}${path}`))) {
      return gatewayAnswer('internalError', requestId);
    }
    const event = payloadEventOf(request, body, { ...context, ...outcome });
    return invokeFunction(runtime, route, event, requestId);
  };
};
