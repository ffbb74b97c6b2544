import type * as z from 'zod';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { FeatureName } from '../plans/features.ts';
import type { FileAnswer } from './file-answer.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One row of a feature's route table. The gateway's routes, the handler's dispatch and validation,
 * and the web client's types all come from it.
 */
export interface Route {
  method: HttpMethod;
  /** Path with `{name}` placeholders, e.g. `/api/food-entries/{id}`. */
  path: `/api/${string}`;
  /**
   * `user`: a verified access token is needed. `token`: a personal token, and no other. `public`: named openly, and
   * tested to be on purpose.
   */
  auth: 'user' | 'token' | 'public';
  /** What it does, in one sentence, for people who write programs. */
  summary?: string;
  /**
   * The caller's session goes on: one that was ended answers UNAUTHENTICATED, though its token has minutes to live. It
   * costs a read, so it stands where something outlives the token, costs money or opens an account to others.
   */
  session?: 'live';
  /**
   * The group of the user pool that the caller must be in now: others hear FORBIDDEN. The pool is asked at each request, so
   * what a token says of groups opens nothing, and who is taken out is out at once.
   */
  group?: 'staff';
  /** What the caller's plan must have: without it the route answers TIER_REQUIRED before anything else happens. */
  feature?: FeatureName;
  /** Status of the useful answer. */
  status: 200 | 201 | 202 | 204;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * A browser may post a form to it by itself, without a script, and is led on: to `done` after a useful answer, to
   * `failed` with `?error=<code>` after any other.
   */
  form?: { done: `/${string}`; failed: `/${string}` };
  /** Absent for 204. */
  response?: z.ZodType;
  /** The useful answer is a file of one of these media types, not JSON. */
  file?: readonly string[];
  /** Codes this route may answer with, beside those that every route shares. */
  errors: readonly ErrorCode[];
}

/** Codes that any route may answer with. */
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

/** Keeps the literal types of a route while checking its shape. */
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

/** The gateway's name of a route, e.g. `POST /api/food-entries`. */
export const routeKeyOf = (route: Pick<Route, 'method' | 'path'>): string => `${route.method} ${route.path}`;
