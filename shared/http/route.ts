import type * as z from 'zod';
import type { TokenScope } from '../api-tokens/schema.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { FeatureName } from '../plans/features.ts';
import type { FileAnswer } from './file-answer.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One route of a feature. API Gateway's routes, the handler's dispatch and validation, and the web client's types are
 * derived from it.
 */
export interface Route {
  method: HttpMethod;
  /** Path with `{name}` placeholders, for example `/api/food-entries/{id}`. */
  path: `/api/${string}`;
  /**
   * `user` requires a verified access token, `token` an API token. `public` routes are listed in a test, so that none
   * is public by accident.
   */
  auth: 'user' | 'token' | 'public';
  /** One-sentence description for API users. */
  summary?: string;
  /**
   * When the end of a single session takes effect on this route: a session that has ended gets UNAUTHENTICATED even if
   * its token is still valid for minutes. Omitted: within 30 s, because functions cache the look-up. `live`: at once;
   * used where a result outlives the token, costs money or gives others access. The end of all sessions of a user
   * (signing out everywhere, a reset, a block) takes effect at once on every route. `endpoint`: the endpoint itself checks,
   * because it answers repeated requests of a session that it has ended.
   */
  session?: 'live' | 'endpoint';
  /**
   * Requires that the user signed in or proved who they are within the last ten minutes; otherwise the response is
   * FRESH_PROOF_NEEDED. For routes with which a stolen session could take over or destroy an account. Such a route
   * also sets `session`, so that the look-up is not a cached one.
   */
  freshProof?: true;
  /** What an API token must allow, on routes for tokens. Writing includes reading. */
  scope?: TokenScope;
  /**
   * Required user pool group; other users get FORBIDDEN. The user pool is checked on each request instead of the
   * token's claims, so that a removed user loses access immediately.
   */
  group?: 'staff';
  /** Required feature of the caller's plan. Without it the route returns TIER_REQUIRED before anything else. */
  feature?: FeatureName;
  /** Status of a successful response. */
  status: 200 | 201 | 202 | 204;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * Allows a browser to submit a form without JavaScript. It is redirected to `done` after success, otherwise to
   * `failed` with `?error=<code>`.
   */
  form?: { done: `/${string}`; failed: `/${string}` };
  /** Omitted for 204. */
  response?: z.ZodType;
  /** Set if a successful response is a file of one of these media types instead of JSON. */
  file?: readonly string[];
  /** Error codes of this route besides the common ones. */
  errors: readonly ErrorCode[];
}

/** Error codes that every route may return. */
export const commonErrors = [
  'VALIDATION_FAILED',
  'BODY_NOT_JSON',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ROUTE_NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** Checks a route's shape and keeps its literal types. */
export const defineRoute = <const R extends Route>(route: R): R => route;

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<R extends Route> = Output<R['params']>;
export type QueryOf<R extends Route> = Output<R['query']>;
export type BodyOf<R extends Route> = Output<R['body']>;
export type ResponseOf<R extends Route> = R extends { file: readonly string[] }
  ? FileAnswer
  : Output<R['response']>;
export type BodyInputOf<R extends Route> = Input<R['body']>;
export type QueryInputOf<R extends Route> = Input<R['query']>;

/** Returns API Gateway's name of a route, for example `POST /api/food-entries`. */
export const routeKeyOf = (route: Pick<Route, 'method' | 'path'>): string => `${route.method} ${route.path}`;
