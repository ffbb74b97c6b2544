import { CodedError } from '#shared/errors/coded-error.ts';
import type { Route } from '#shared/http/route.ts';
import type { ApiRequest, Caller, GatedRequest } from './endpoint.ts';
import type { ApiEvent } from './api-event.ts';
import { bodyText } from './body-text.ts';
import { formFields, isForm } from './form-body.ts';
import { idempotencyOf } from '../idempotency/idempotency.ts';
import { validated } from './validation.ts';
import { timeoutSignal } from '../timeouts.ts';

/** Deadline of a request. API Gateway times out after 30 s while the function would continue. */
export const DEADLINE_MS = 25_000;

const json = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new CodedError('BODY_NOT_JSON', { cause });
  }
};

const nobody: Caller = { user_id: '', signed_in_at: 0 };

/** Returns the owner of the API token. */
const tokenOwnerOf = (event: ApiEvent): Caller => {
  const authorizerContext = event.requestContext.authorizer?.lambda;
  // The authorizer always sets both, so a missing one means a misconfigured route.
  if (typeof authorizerContext?.user_id !== 'string' || typeof authorizerContext.token_id !== 'string')
    throw new CodedError('UNAUTHENTICATED');
  const { user_id, token_id, scope } = authorizerContext;
  // The gateway may still have a result from before tokens had scopes.
  return { user_id, signed_in_at: 0, token_id, is_read_only: scope === 'read' };
};

const signedInCallerOf = (event: ApiEvent): Caller => {
  const claims = event.requestContext.authorizer?.jwt?.claims;
  // The authorizer only accepts access tokens. Checked again, since an ID token here would mean a misconfigured route.
  const signedInAt = Number(claims?.auth_time);
  if (typeof claims?.sub !== 'string' || claims.token_use !== 'access' || !Number.isFinite(signedInAt))
    throw new CodedError('UNAUTHENTICATED');
  const { origin_jti } = claims;
  const session = typeof origin_jti === 'string' && origin_jti !== '' ? { session_id: origin_jti } : {};
  return { user_id: claims.sub, signed_in_at: signedInAt, ...session };
};

const rawOf = (event: ApiEvent, body = bodyText(event)): ApiRequest['raw'] => ({
  body,
  headers: event.headers,
  peer: event.requestContext.http.sourceIp,
});

const callerOf = { user: signedInCallerOf, token: tokenOwnerOf, public: () => nobody };

/** Returns what is known of a request before it is parsed, for gates that must not depend on its content. */
export const unparsedRequest = (route: Route, event: ApiEvent): GatedRequest => ({
  caller: callerOf[route.auth](event),
  query: undefined,
  body: undefined,
  raw: rawOf(event),
});

/** Converts an API Gateway event to the parsed request for the route's endpoint. */
export const parseRequest = (route: Route, event: ApiEvent): ApiRequest => {
  const caller = callerOf[route.auth](event);
  const text = bodyText(event);
  return {
    caller,
    params: validated(route.params, event.pathParameters ?? {}),
    query: validated(route.query, event.queryStringParameters ?? {}),
    body: validated(route.body, route.body && (isForm(route, event) ? formFields(text) : json(text))),
    idempotency: idempotencyOf(
      event.headers['idempotency-key'],
      `${event.routeKey} ${event.rawPath}\n${text}`,
    ),
    raw: rawOf(event, text),
    deadline: timeoutSignal(DEADLINE_MS),
  };
};
