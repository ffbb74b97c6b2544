import { resourceIdOf } from '../cloudfront/find-resource.ts';
import { type EdgeRequest, headerOf } from '../../http-server/http-message.ts';
import { refuseOthers, requiredText, textsIn } from '../cloudfront/read-property.ts';
import { TIMED_OUT, withinTime } from '../http-api/within-time.ts';
import { FunctionFailure, type FunctionRuntime } from '../../runtime/function-runtime.ts';
import type { MayInvoke } from '../../runtime/invoke-permission.ts';
import { localArnOf, type Resource } from '../../template/model.ts';
import { decisionOf } from './authorizer-result.ts';
import type { Connection } from './connection.ts';
import { authorizerEvent, type SocketApiNames } from './socket-events.ts';

/** The status of a rejection, or the authorizer's data for later events. */
type Outcome = { refusal: 401 | 403 | 500 } | { authorizer: Record<string, string | number> };

export type RequestAuthorizer = (connection: Connection, request: EdgeRequest) => Promise<Outcome>;

const known = ['ApiId', 'AuthorizerType', 'AuthorizerUri', 'IdentitySource', 'Name'];
/** Maximum duration of an authorizer (Amazon API Gateway Developer Guide, 'Quotas ... WebSocket API'). */
const MAX_DURATION_MS = 29_000;

/** Creates the function that reads one identity source of a request. */
const identitySourceOf = (source: string, where: string): ((request: EdgeRequest) => boolean) => {
  const [, place, name = ''] = /^route\.request\.(querystring|header)\.(.+)$/.exec(source) ?? [];
  if (place === 'querystring') return ({ query }) => Boolean(new URLSearchParams(query).get(name));
  if (place === 'header') return ({ headers }) => Boolean(headerOf(headers, name));
  throw new Error(
    `${where} reads the identity from ${source}; only the query string and headers are supported.`,
  );
};

/**
 * Creates a Lambda authorizer of a WebSocket API. If an identity source is missing, the function is not invoked.
 * Source: Amazon API Gateway Developer Guide, 'Control access to WebSocket APIs with Lambda REQUEST authorizers'.
 * @throws Error when the authorizer has another type
 */
export const createRequestAuthorizer = (
  resource: Resource,
  api: SocketApiNames,
  { runtime, mayInvoke }: { runtime: FunctionRuntime; mayInvoke: MayInvoke },
): RequestAuthorizer => {
  const where = `The authorizer ${resource.id}`;
  refuseOthers(resource.properties, known, where);
  const { AuthorizerType } = resource.properties;
  if (AuthorizerType !== 'REQUEST') {
    throw new Error(
      `${where} is of the type ${String(AuthorizerType)}; a WebSocket API only supports REQUEST.`,
    );
  }
  const uri = requiredText(resource.properties, 'AuthorizerUri', where);
  const sources = textsIn(resource.properties, 'IdentitySource').map((source) =>
    identitySourceOf(source, where),
  );
  const mayAsk = mayInvoke(
    uri,
    localArnOf('execute-api', `${api.apiId}/authorizers/${resourceIdOf(resource)}`),
  );

  return async (connection, request) => {
    if (!sources.every((isGiven) => isGiven(request))) return { refusal: 401 };
    if (!mayAsk) return { refusal: 500 };
    const methodArn = localArnOf('execute-api', `${api.apiId}/${connection.stage}/$connect`);
    const askedAt = performance.now();
    try {
      const event = authorizerEvent(api, connection, request, methodArn);
      const result = await withinTime(runtime.invoke(uri, event), MAX_DURATION_MS);
      const decision = result === TIMED_OUT ? null : decisionOf(result, methodArn);
      if (!decision) return { refusal: 500 };
      if (!decision.allowed) return { refusal: 403 };
      const integrationLatency = Math.round(performance.now() - askedAt);
      return { authorizer: { ...decision.context, integrationLatency } };
    } catch (error) {
      if (error instanceof FunctionFailure) return { refusal: 500 };
      throw error;
    }
  };
};
