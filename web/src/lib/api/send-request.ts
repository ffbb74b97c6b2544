import type { Route } from '#shared/http/route.ts';
import { language } from '../language/language.ts';
import { accessToken } from '../session/session-store.ts';
import type { AnyCallOptions } from './call-options.ts';
import { ApiError, clientError } from './api-error.ts';
import { unauthenticatedError } from './error-from-response.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { addressOf } from './request-address.ts';
import { readTokenSub } from './read-token-sub.ts';

/** Just under API Gateway's 30 s, so that the client reports the timeout. */
const TIMEOUT_MS = 29_000;

const send = (route: Route, options: AnyCallOptions, idempotencyKey: string, token: string | null) => {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': language,
    'X-Request-Id': crypto.randomUUID(),
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (route.method !== 'GET') headers.set('Idempotency-Key', idempotencyKey);
  if (options.isWithoutAi) headers.set('X-Without-AI', '1');
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(addressOf(route, options.params, options.query), {
    method: route.method,
    headers,
    body: options.body === undefined ? null : JSON.stringify(options.body),
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  });
};

/** Returns the error of a request without a response. An abort by the caller is passed on unchanged. */
export const errorWithoutAnswer = (cause: unknown, signal: AbortSignal | undefined): unknown => {
  if (signal?.aborted || cause instanceof ApiError) return cause;
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return clientError('TIMEOUT', cause);
  return clientError(navigator.onLine ? 'UNREACHABLE' : 'OFFLINE', cause);
};

/**
 * Returns the access token. Another tab may have signed in a different user: one user's data is never sent as
 * another's.
 * @throws ApiError UNAUTHENTICATED
 */
const tokenFor = async (
  owner: string | undefined,
  refresh?: { forceRefresh: boolean },
): Promise<string | null> => {
  const token = await accessToken(refresh);
  if (token === null || owner === undefined || [owner, null].includes(readTokenSub(token))) return token;
  throw await unauthenticatedError();
};

/**
 * Sends a request as the signed-in user. A 401 refreshes the session once and retries with the same Idempotency-Key.
 * @throws ApiError if there was no response, or `owner` is not the signed-in user
 */
export const sendRequest = async (route: Route, options: AnyCallOptions): Promise<Response> => {
  const key = options.idempotencyKey ?? newIdempotencyKey();
  try {
    if (route.auth === 'public') return await send(route, options, key, null);
    const answer = await send(route, options, key, await tokenFor(options.owner));
    if (answer.status !== 401) return answer;
    const fresh = await tokenFor(options.owner, { forceRefresh: true });
    return fresh ? await send(route, options, key, fresh) : answer;
  } catch (cause) {
    throw errorWithoutAnswer(cause, options.signal);
  }
};
