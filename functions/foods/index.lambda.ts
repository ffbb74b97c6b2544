import { foodRoutes } from '#shared/foods/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { requireSessionFromEnvironment } from '../platform/session/require-session.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(foodRoutes, createContainer(), {
  session: requireSessionFromEnvironment(),
});
