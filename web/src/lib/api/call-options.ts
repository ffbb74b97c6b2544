import type { BodyInputOf, ParamsOf, QueryInputOf, Route } from '#shared/http/route.ts';

/** Makes an option required, optional or absent, depending on the route. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [name in Name]?: undefined }
  : object extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };

interface CommonOptions {
  /** Identifies the user's action; without one, every call is a separate action. */
  idempotencyKey?: string;
  /** `sub` of the only user that the request may be sent for; if omitted, the current user. */
  owner?: string | undefined;
  signal?: AbortSignal;
  /** Lets rules answer, free of charge, where a model would. */
  isWithoutAi?: boolean;
}

/** Options of a call, depending on the route. */
type CallOptions<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryInputOf<R>> &
  Part<'body', BodyInputOf<R>> &
  CommonOptions;

/** Last argument of a call; optional if no option is required. */
export type CallArguments<R extends Route> =
  object extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

/** Options common to all routes, as sent. */
export interface AnyCallOptions extends CommonOptions {
  params?: object;
  query?: object;
  body?: unknown;
}
