import type { Route } from '#shared/http/route.ts';
import { language } from '../language/language.ts';
import { accessToken } from '../session/session-store.ts';
import type { AnyCallOptions } from './call-options.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { ApiError, clientError } from './api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { addressOf } from './request-address.ts';
import { readTokenSub } from './read-token-sub.ts';

/** Just under the gateway's 30 s, so that the person hears it from us. */
const TIMEOUT_MS = 29_000;

const send = (route: Route, options: AnyCallOptions, idempotencyKey: string, token: string | null) => {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': language,
    'X-Request-Id': crypto.randomUUID(),
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (route.method !== 'GET') headers.set('Idempotency-Key', idempotencyKey);
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(addressOf(route, options.params, options.query), {
    method: route.method,
    headers,
    body: options.body === undefined ? null : JSON.stringify(options.body),
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  });
};

/** A failure without an answer. The caller's own abort goes through as it is: no person needs to hear of it. */
export const errorWithoutAnswer = (cause: unknown, signal: AbortSignal | undefined): unknown => {
  if (signal?.aborted || cause instanceof ApiError) return cause;
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return clientError('TIMEOUT', cause);
  return clientError(navigator.onLine ? 'UNREACHABLE' : 'OFFLINE', cause);
};

/**
 * The token to ask with. Another window may have signed somebody else in since: what is of one person is never sent as
 * another's.
 * @throws ApiError UNAUTHENTICATED
 */
const tokenFor = async (
  owner: string | undefined,
  refresh?: { forceRefresh: boolean },
): Promise<string | null> => {
  const token = await accessToken(refresh);
  if (token === null || owner === undefined || [owner, null].includes(readTokenSub(token))) return token;
  throw new ApiError({ code: 'UNAUTHENTICATED', ...errorCatalogue.UNAUTHENTICATED });
};

/**
 * Asks the API as the person who is signed in. A 401 refreshes the session once and asks again, with the same
 * idempotency key.
 * @throws ApiError when no answer came, or `owner` is not who is signed in
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
