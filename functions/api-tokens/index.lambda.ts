import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { requireFeatureFromEnvironment } from '../platform/plan/require-feature.ts';
import { requireSessionFromEnvironment } from '../platform/session/require-session.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(apiTokenRoutes, createContainer(), {
  session: requireSessionFromEnvironment(),
  feature: requireFeatureFromEnvironment(),
});
