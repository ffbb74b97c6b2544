import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Route } from '#shared/http/route.ts';
import type { ApiRequest } from './endpoint.ts';
import { idempotencyOf } from './idempotency.ts';
import { validated } from './validation.ts';

/** The gateway cuts at 30 s while the function would go on; nothing here may outlive this. */
const DEADLINE_MS = 25_000;

/** What API Gateway hands over: payload format 2.0 with the claims its JWT authorizer verified. */
export type ApiEvent = APIGatewayProxyEventV2WithJWTAuthorizer;

const bodyText = (event: ApiEvent): string => {
  const body = event.body ?? '';
  return event.isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
};

const json = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new CodedError('BODY_NOT_JSON', { cause });
  }
};

const callerOf = (event: ApiEvent): ApiRequest['caller'] => {
  const claims = event.requestContext.authorizer?.jwt?.claims;
  // The authorizer lets only access tokens through; checked again, because an id token here would be a wiring fault.
  const signedInAt = Number(claims?.auth_time);
  if (typeof claims?.sub !== 'string' || claims.token_use !== 'access' || !Number.isFinite(signedInAt))
    throw new CodedError('UNAUTHENTICATED');
  return { user_id: claims.sub, signed_in_at: signedInAt };
};

/** Turns a gateway event into the parsed request that the route's endpoint takes. */
export const parseRequest = (route: Route, event: ApiEvent): ApiRequest => {
  const caller = route.auth === 'user' ? callerOf(event) : { user_id: '', signed_in_at: 0 };
  const text = bodyText(event);
  return {
    caller,
    params: validated(route.params, event.pathParameters ?? {}),
    query: validated(route.query, event.queryStringParameters ?? {}),
    body: validated(route.body, route.body && json(text)),
    idempotency: idempotencyOf(
      event.headers['idempotency-key'],
      `${event.routeKey} ${event.rawPath}\n${text}`,
    ),
    deadline: AbortSignal.timeout(DEADLINE_MS),
  };
};
