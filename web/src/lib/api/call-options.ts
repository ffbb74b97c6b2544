import type { BodyInputOf, ParamsOf, QueryInputOf, Route } from '#shared/http/route.ts';

/** Required when the route needs it, optional when it can be left out, absent when the route has none. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [name in Name]?: undefined }
  : object extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };

interface CommonOptions {
  /** Names the person's action; without one every call is an action of its own. */
  idempotencyKey?: string;
  /** `sub` of the person in whose name alone it may be sent; without one it is whoever is signed in by then. */
  owner?: string | undefined;
  signal?: AbortSignal;
}

/** What a call of the route must and may be given. */
export type CallOptions<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryInputOf<R>> &
  Part<'body', BodyInputOf<R>> &
  CommonOptions;

/** The last argument of a call: may be left out when nothing in it is required. */
export type CallArguments<R extends Route> =
  object extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

/** What any route's options come down to on the wire. */
export interface AnyCallOptions extends CommonOptions {
  params?: object;
  query?: object;
  body?: unknown;
}
