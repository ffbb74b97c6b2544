import { diaryRoutes } from '#shared/diary/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { requireSessionFromEnvironment } from '../platform/session/require-session.ts';
import { requireFeatureFromEnvironment } from '../platform/plan/require-feature.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(diaryRoutes, createContainer(), {
  session: requireSessionFromEnvironment(),
  feature: requireFeatureFromEnvironment(),
});
