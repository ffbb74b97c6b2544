import { staffRoutes } from '#shared/staff/routes.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { requireGroupFromEnvironment } from '../platform/session/require-group.ts';
import { requireLiveSessionFromEnvironment } from '../platform/session/require-live-session.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(staffRoutes, createContainer(), {
  session: requireLiveSessionFromEnvironment(),
  group: requireGroupFromEnvironment(),
});
