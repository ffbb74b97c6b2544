import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(accountSecurityRoutes, createContainer());
