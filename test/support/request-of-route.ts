import fc, { type Arbitrary } from 'fast-check';
import type { Route } from '#shared/http/route.ts';
import { arbitraryOfSchema } from './arbitrary-of-schema.ts';

/** A valid request of a route. */
export interface RouteRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** undefined if the route takes none. */
  body: unknown;
}

const nothing: Arbitrary<unknown> = fc.constant({});

/** Generates valid requests of a route from the route table. */
export const requestOfRoute = (route: Route): Arbitrary<RouteRequest> =>
  fc.record({
    params: route.params ? arbitraryOfSchema(route.params) : nothing,
    query: route.query ? arbitraryOfSchema(route.query) : nothing,
    body: route.body ? arbitraryOfSchema(route.body) : fc.constant(undefined),
  }) as Arbitrary<RouteRequest>;

/** Returns a route's path with its placeholders filled. */
export const pathOfRoute = ({ path }: Route, params: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Returns a query with all values as text, like API Gateway. */
export const queryTexts = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
