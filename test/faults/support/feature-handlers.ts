import { globSync } from 'node:fs';
import type { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { routes } from '#shared/routes.ts';
import { callInProcess, type InProcessRequest } from '#test/support/api-event.ts';

type Handler = ReturnType<typeof createApiHandler>;

const featureOf = (routeKey: string): string | undefined =>
  Object.entries(routes).find(([, table]) =>
    Object.values(table).some((route) => routeKeyOf(route) === routeKey),
  )?.[0];

/**
 * Calls any route in this process through its feature's Lambda handler. The environment must be set before, since a
 * module reads it once.
 */
export const callRoute = async (userId: string, request: InProcessRequest) => {
  const [entry] = globSync(`functions/**/${featureOf(request.routeKey)}/index.lambda.ts`);
  const path = `../../../${entry}`;
  const { handler } = (await import(/* @vite-ignore */ path)) as { handler: Handler };
  return callInProcess(handler, userId, request);
};
