import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { routes } from '#shared/routes.ts';
import { callInProcess, type InProcessRequest } from '#test/support/api-event.ts';

type Handler = ReturnType<typeof createApiHandler>;

/** Entry files of the functions by their folder's name. */
const entryFiles = new Map(
  globSync('functions/**/index.lambda.ts').map((path) => [basename(dirname(path)), `../../../${path}`]),
);

const featureOf = (routeKey: string): string | undefined =>
  Object.entries(routes).find(([, table]) =>
    Object.values(table).some((route) => routeKeyOf(route) === routeKey),
  )?.[0];

/**
 * Calls any route in this process through its feature's Lambda handler. The environment must be set before, since a
 * module reads it once.
 */
export const callRoute = async (userId: string, request: InProcessRequest) => {
  const path = entryFiles.get(featureOf(request.routeKey) ?? '') ?? '';
  const { handler } = (await import(/* @vite-ignore */ path)) as { handler: Handler };
  return callInProcess(handler, userId, request);
};
