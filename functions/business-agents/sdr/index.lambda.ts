import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { createApiHandler } from '../../platform/http/api-handler.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(sdrRoutes, createContainer());
