import type { createApiHandler } from '#functions/platform/http/api-handler.ts';
import type { ApiEvent } from '#functions/platform/http/parse-request.ts';
import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { routes } from '#shared/routes.ts';
import { callInProcess, type InProcessRequest } from '#test/support/api-event.ts';

type Handler = ReturnType<typeof createApiHandler>;

/**
 * The handlers of all features, in this process, as their Lambdas export them. Their environment must be set before:
 * a module reads it once.
 */
export const loadFeatureHandlers = async () => {
  const byRoute = new Map<string, Handler>();
  for (const [feature, table] of Object.entries(routes)) {
    const path = `../../../functions/${feature}/index.lambda.ts`;
    const { handler } = (await import(/* @vite-ignore */ path)) as { handler: Handler };
    for (const route of Object.values<Route>(table)) byRoute.set(routeKeyOf(route), handler);
  }
  return {
    call: (userId: string, request: InProcessRequest) =>
      callInProcess(byRoute.get(request.routeKey)!, userId, request),
    /** Hands an event over as it is. */
    invoke: (event: ApiEvent, context: Parameters<Handler>[1]) =>
      byRoute.get(event.routeKey)!(event, context),
  };
};

export type FeatureHandlers = Awaited<ReturnType<typeof loadFeatureHandlers>>;
