import type { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { openAgentModel } from '../agents/parts.ts';
import { createOnceFor } from '../../platform/idempotency/with-idempotency.ts';
import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import type { Endpoints } from '../../platform/http/endpoint.ts';
import { newUlid } from '../../platform/ids.ts';
import { openTable } from '../../platform/table/client.ts';
import { createWriteOnce } from '../../platform/idempotency/write-once.ts';
import { createProfileRepository } from '../../profile/repository.ts';
import { createLeadsRepository } from '../sdr/leads-repository.ts';
import { createActivitiesRepository } from './activities-repository.ts';
import type { ExecutiveDependencies } from './agent-dependencies.ts';
import { createCalendarRepository } from './calendar-repository.ts';
import { documentEndpoints } from './document-endpoints.ts';
import { createDocumentsRepository } from './documents-repository.ts';
import { eventEndpoints } from './event-endpoints.ts';
import { createEventsRepository } from './events-repository.ts';
import { openExecutiveWords } from './open-words.ts';
import { runAssistant } from './run.ts';
import { shownActivity } from './stored-activity.ts';
import { templateEndpoints } from './template-endpoints.ts';
import { createTemplatesRepository } from './templates-repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof executiveRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const once = createWriteOnce(table, systemClock);
  const parts: ExecutiveDependencies = {
    calendar: createCalendarRepository(table, systemClock),
    events: createEventsRepository(table),
    activities: createActivitiesRepository(table),
    documents: createDocumentsRepository(table),
    templates: createTemplatesRepository(table),
    leads: createLeadsRepository(table, systemClock),
    askModel: openAgentModel(table),
    openWords: openExecutiveWords,
    once,
    onceFor: createOnceFor(once),
    clock: systemClock,
    newId: newUlid,
  };
  return {
    ...eventEndpoints(parts),
    ...documentEndpoints(parts),
    ...templateEndpoints(parts),
    activities: async ({ caller: { user_id } }) => {
      const rows = await parts.activities.newest(user_id);
      const infos = await parts.leads.infoOf(
        user_id,
        rows.map(({ lead_id }) => lead_id),
      );
      return { activities: rows.map((row) => shownActivity(row, infos)) };
    },
    run: runAssistant({ ...parts, readProfile: createProfileRepository(table, systemClock).read }),
  };
};
