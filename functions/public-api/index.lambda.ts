import { publicApiRoutes } from '#shared/public-api/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { needFeatureFromEnvironment } from '../platform/plan/require-feature.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(publicApiRoutes, createContainer(), {
  feature: needFeatureFromEnvironment(),
});
