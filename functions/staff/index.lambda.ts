import { staffRoutes } from '#shared/staff/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { requireGroupFromEnvironment } from '../platform/session/require-group.ts';
import { requireSessionFromEnvironment } from '../platform/session/require-session.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(staffRoutes, createContainer(), {
  session: requireSessionFromEnvironment(),
  group: requireGroupFromEnvironment(),
});
