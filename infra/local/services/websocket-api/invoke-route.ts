import type { ApiRoute } from '../http-api/routes.ts';
import { TIMED_OUT, withinTime } from '../http-api/within-time.ts';
import { FunctionFailure, type FunctionRuntime } from '../../runtime/function-runtime.ts';
import type { MayInvoke } from '../../runtime/invoke-permission.ts';
import { localArnOf } from '../../template/model.ts';

/** Invokes a route's function and returns its result, or the reason why there is none. */
export type RouteInvoker = (routeKey: string, event: unknown) => Promise<unknown>;

interface Wiring {
  runtime: FunctionRuntime;
  mayInvoke: MayInvoke;
  /** API and stage, e.g. `abc123/live`. */
  source: string;
}

/** Invokes the function of a route. Returns `'not routed'` if the template has none, `'failed'` if it failed. */
export const createRouteInvoker =
  (routes: readonly ApiRoute[], { runtime, mayInvoke, source }: Wiring): RouteInvoker =>
  async (routeKey, event) => {
    const route = routes.find((candidate) => candidate.routeKey === routeKey);
    if (!route) return 'not routed';
    if (!mayInvoke(route.functionUri, localArnOf('execute-api', `${source}/${routeKey}`))) return 'failed';
    try {
      const result = await withinTime(runtime.invoke(route.functionUri, event), route.timeoutMs);
      return result === TIMED_OUT ? 'failed' : result;
    } catch (error) {
      if (error instanceof FunctionFailure) return 'failed';
      throw error;
    }
  };
