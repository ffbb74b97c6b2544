import { goalRoutes } from '#shared/goals/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { requireSessionFromEnvironment } from '../platform/session/require-session.ts';
import { requireFeatureFromEnvironment } from '../platform/plan/require-feature.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(goalRoutes, createContainer(), {
  session: requireSessionFromEnvironment(),
  feature: requireFeatureFromEnvironment(),
});
