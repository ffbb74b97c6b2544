import { vi } from 'vitest';
import { type ErrorCode, errorCatalogue } from '#shared/errors/catalogue.ts';
import type { ErrorDetail } from '#shared/errors/coded-error.ts';
import { type ResponseOf, type Route, routeKeyOf } from '#shared/http/route.ts';

export interface SentRequest {
  /** API Gateway's name of the route, for example `POST /api/food-entries`. */
  route: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
}

type Answer<R extends Route> = ResponseOf<R> | Response | Promise<ResponseOf<R> | Response>;
type Script = (request: SentRequest) => unknown;

/** Creates an error response of the API. */
export const failure = (code: ErrorCode, details?: ErrorDetail[]): Response =>
  Response.json(
    { code, message: errorCatalogue[code].message, request_id: 'req-1', ...(details && { details }) },
    { status: errorCatalogue[code].status },
  );

const patternOf = (route: Route): RegExp =>
  new RegExp(`^${route.method} ${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/**
 * Replaces the API for the browser's `fetch`. Routes without a script return 503, like API Gateway.
 * @example const api = scriptedApi(); api.on(dashboardRoutes.read, () => aDashboard());
 */
export const scriptedApi = () => {
  const scripts: { pattern: RegExp; route: Route; script: Script }[] = [];
  const requests: SentRequest[] = [];

  const fetchScripted: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const method = init?.method ?? 'GET';
    const found = scripts.find(({ pattern }) => pattern.test(`${method} ${url.pathname}`));
    const request: SentRequest = {
      route: found ? routeKeyOf(found.route) : `${method} ${url.pathname}`,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    requests.push(request);
    if (!found) return Response.json({ message: 'Service Unavailable' }, { status: 503 });
    const answer = await found.script(request);
    if (answer instanceof Response) return answer;
    const { status } = found.route;
    return status === 204 ? new Response(null, { status }) : Response.json(answer, { status });
  };
  vi.stubGlobal('fetch', fetchScripted);

  return {
    /** All requests in order. */
    requests,
    /** Returns the requests of one route. */
    sentTo: (route: Route): SentRequest[] =>
      requests.filter((request) => request.route === routeKeyOf(route)),
    /** Scripts a route; a later script replaces an earlier one. */
    on: <R extends Route>(route: R, script: (request: SentRequest) => Answer<R>): void => {
      scripts.unshift({ pattern: patternOf(route), route, script });
    },
  };
};

export type ScriptedApi = ReturnType<typeof scriptedApi>;
