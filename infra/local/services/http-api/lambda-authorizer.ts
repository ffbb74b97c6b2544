import type { Clock } from '../../gateway/clock.ts';
import { resourceIdOf } from '../cloudfront/find-resource.ts';
import { type EdgeRequest, type EdgeResponse, headerOf } from '../../http-server/http-message.ts';
import { refuseOthers, requiredText, textsIn } from '../cloudfront/read-property.ts';
import { FunctionFailure, type FunctionRuntime } from '../../runtime/function-runtime.ts';
import type { MayInvoke } from '../../runtime/invoke-permission.ts';
import { localArnOf, type Resource } from '../../template/model.ts';
import { authorizerEventOf } from './authorizer-event.ts';
import { gatewayAnswer } from './gateway-answer.ts';
import type { EventContext } from './payload-event.ts';
import { type Verdict, verdictOf } from './token-verdict.ts';
import { createVerdictCache } from './verdict-cache.ts';
import { TIMED_OUT, withinTime } from './within-time.ts';

/** Accepts a request and returns the function's context, or rejects it. */
export type LambdaAuthorizer = (
  request: EdgeRequest,
  context: Omit<EventContext, 'authorizer'>,
) => Promise<{ lambda: Record<string, unknown> | null } | { response: EdgeResponse }>;

interface Dependencies {
  runtime: FunctionRuntime;
  mayInvoke: MayInvoke;
  clock: Clock;
}

const known = [
  'ApiId',
  'AuthorizerPayloadFormatVersion',
  'AuthorizerResultTtlInSeconds',
  'AuthorizerType',
  'AuthorizerUri',
  'EnableSimpleResponses',
  'IdentitySource',
  'Name',
];

/** Maximum duration of an authorizer (Amazon API Gateway Developer Guide, 'Quotas ... HTTP API'). */
const MAX_DURATION_MS = 10_000;
/** Default cache time (AWS CloudFormation, 'AWS::ApiGatewayV2::Authorizer'). */
const TTL_SECONDS = 300;

/** Creates the function that reads one identity source of a request. */
const identitySourceOf = (source: string, where: string): ((request: EdgeRequest) => string) => {
  const [, name] = /^\$request\.header\.(.+)$/.exec(source) ?? [];
  if (name === undefined)
    throw new Error(`${where} reads the identity from ${source}; only headers are supported.`);
  return ({ headers }) => headerOf(headers, name) ?? '';
};

const checked = ({ properties }: Resource, where: string): void => {
  refuseOthers(properties, known, where);
  if (properties['AuthorizerPayloadFormatVersion'] !== '2.0' || properties['EnableSimpleResponses'] !== true)
    throw new Error(`${where} has no simple responses of payload format 2.0; only those are supported.`);
};

/**
 * Creates a Lambda authorizer of an HTTP API. If an identity source is missing, the function is not invoked. Its result
 * is cached for all routes that use the authorizer.
 * Source: Amazon API Gateway Developer Guide, 'Control access to HTTP APIs with AWS Lambda authorizers'.
 * @throws Error when the authorizer uses an unsupported feature
 */
export const createLambdaAuthorizer = (
  resource: Resource,
  apiId: string,
  { runtime, mayInvoke, clock }: Dependencies,
): LambdaAuthorizer => {
  const where = `The authorizer ${resource.id}`;
  checked(resource, where);
  const { properties } = resource;
  const uri = requiredText(properties, 'AuthorizerUri', where);
  const sources = textsIn(properties, 'IdentitySource').map((source) => identitySourceOf(source, where));
  const ttl = properties['AuthorizerResultTtlInSeconds'];
  const cache = createVerdictCache(typeof ttl === 'number' ? ttl : TTL_SECONDS, clock);
  const mayAsk = mayInvoke(uri, localArnOf('execute-api', `${apiId}/authorizers/${resourceIdOf(resource)}`));

  const ask = async (identity: readonly string[], event: unknown): Promise<Verdict> => {
    try {
      const result = await withinTime(runtime.invoke(uri, event), MAX_DURATION_MS);
      const verdict = result === TIMED_OUT ? null : verdictOf(result);
      if (verdict) cache.keep(identity, verdict);
      return verdict;
    } catch (error) {
      if (error instanceof FunctionFailure) return null;
      throw error;
    }
  };

  return async (request, context) => {
    const identity = sources.map((read) => read(request));
    const refuse = (kind: 'unauthorized' | 'forbidden' | 'internalError') => ({
      response: gatewayAnswer(kind, context.requestId),
    });
    if (identity.includes('')) return refuse('unauthorized');
    if (!mayAsk) return refuse('internalError');
    const verdict =
      cache.find(identity) ?? (await ask(identity, authorizerEventOf(request, identity, context)));
    if (!verdict) return refuse('internalError');
    return verdict.allowed ? { lambda: verdict.context } : refuse('forbidden');
  };
};
