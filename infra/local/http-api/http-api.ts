import type { Clock } from '../aws/clock.ts';
import { resourceIdOf } from '../edge/find-resource.ts';
import { type EdgeRequest, type EdgeResponse, headerOf } from '../edge/http-message.ts';
import { refuseOthers } from '../edge/read-property.ts';
import type { FunctionRuntime } from '../runtime/function-runtime.ts';
import { invokePermissionsOf } from '../runtime/invoke-permission.ts';
import { LOCAL_REGION, localArnOf, type LocalStack, type Resource } from '../template/model.ts';
import { gatewayAnswer, newRequestId } from './gateway-answer.ts';
import { invokeFunction } from './invoke-function.ts';
import { createJwtAuthorizer, type JwtContext } from './jwt-authorizer.ts';
import type { JsonWebKeySet } from './jwt-signature.ts';
import { matchRoute } from './match-route.ts';
import { payloadEventOf } from './payload-event.ts';
import { type ApiRoute, apiRoutesOf, stagesOf } from './routes.ts';
import { createThrottle } from './throttle.ts';

/** Amazon API Gateway Developer Guide, 'Quotas for configuring and running an HTTP API'. Bytes. */
const LARGEST_BODY = 10 * 1024 * 1024;

const known = ['Name', 'ProtocolType', 'Description', 'Tags', 'DisableExecuteApiEndpoint'];

interface Dependencies {
  runtime: FunctionRuntime;
  pool: { issuer: string; jwks: () => JsonWebKeySet };
  clock: Clock;
}

const authorizersOf = (routes: readonly ApiRoute[], pool: Dependencies['pool'], clock: Clock) =>
  new Map(
    routes.flatMap(({ authorizer }) =>
      authorizer ? [[authorizer, createJwtAuthorizer(authorizer, pool, clock)] as const] : [],
    ),
  );

/** The stage that serves a path, and the path below it. `$default` serves what no other stage is named as. */
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
 * An HTTP API of the template: routes, authorizers, throttling and limits as API Gateway applies them.
 * @throws Error that names what the template asks for and this machine does not host
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
  const authorizers = authorizersOf(routes, pool, clock);
  const mayInvoke = invokePermissionsOf(stack, 'apigateway.amazonaws.com');

  return async (request) => {
    const requestId = newRequestId();
    if (headerOf(request.headers, 'host') !== domainName) return gatewayAnswer('forbidden', requestId);
    const staged = stageOf(stages, request.path);
    const match = staged && matchRoute(routes, request.method, staged.below);
    if (!match) return gatewayAnswer('notFound', requestId);
    const { route, pathParameters } = match;
    if (!throttles.get(staged.stage)?.(route.routeKey)) return gatewayAnswer('tooManyRequests', requestId);

    let jwt: JwtContext | null = null;
    const authorize = route.authorizer && authorizers.get(route.authorizer);
    if (authorize) {
      const outcome = authorize(request, route.scopes, requestId);
      if ('response' in outcome) return outcome.response;
      jwt = outcome.jwt;
    }

    const body = await request.readBody(LARGEST_BODY);
    if (!body) return gatewayAnswer('tooLarge', requestId);
    const stage = String(staged.stage.properties['StageName']);
    const [method = '', path = ''] = route.routeKey.split(' ');
    if (!mayInvoke(route.functionUri, localArnOf('execute-api', `${apiId}/${stage}/${method}${path}`))) {
      return gatewayAnswer('internalError', requestId);
    }
    const { routeKey } = route;
    const context = { apiId, domainName, stage, routeKey, pathParameters, jwt, requestId, now: clock() };
    return invokeFunction(runtime, route, payloadEventOf(request, body, context), requestId);
  };
};
