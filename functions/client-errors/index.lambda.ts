import { clientErrorRoutes } from '#shared/client-errors/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(clientErrorRoutes, createContainer());
