import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import { createApiHandler } from '../../platform/http/api-handler.ts';
import { requireSessionFromEnvironment } from '../../platform/session/require-session.ts';
import { createContainer } from './container.ts';

export const handler = createApiHandler(calendarRoutes, createContainer(), {
  session: requireSessionFromEnvironment(),
});
