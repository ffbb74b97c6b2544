import { moderationRoutes } from '#shared/moderation/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createApiHandler } from '../platform/http/api-handler.ts';
import { openTable } from '../platform/table/client.ts';
import { readAppeal, sendAppeal } from './appeals.ts';
import { createModerationDecisions } from './decisions-repository.ts';

const parts = {
  decisions: createModerationDecisions(openTable(environment('TABLE_NAME').TABLE_NAME), systemClock),
  clock: systemClock,
};

export const handler = createApiHandler(moderationRoutes, {
  readAppeal: readAppeal(parts),
  sendAppeal: sendAppeal(parts),
});
