import { fastingRoutes } from '#shared/fasting/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(fastingRoutes, createContainer());
