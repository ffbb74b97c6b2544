import type { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { openSharedDependencies } from '../common/shared-dependencies.ts';
import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import type { Endpoints } from '../../platform/http/endpoint.ts';
import { openTable } from '../../platform/table/client.ts';
import { createProfileRepository } from '../../profile/public.ts';
import { createLeadsRepository, createSalesActions } from '../sdr/public.ts';
import { createActivitiesRepository } from './crm/activities-repository.ts';
import type { ExecutiveDependencies } from './dependencies.ts';
import { createCalendarRepository } from '../common/calendar/calendar-repository.ts';
import { documentEndpoints } from './documents/document-endpoints.ts';
import { createReadDiary } from './assistant/diary/read-diary.ts';
import { createDocumentsRepository } from './documents/documents-repository.ts';
import { eventEndpoints } from './calendar/event-endpoints.ts';
import { createEventsRepository } from '../common/calendar/events-repository.ts';
import { createSeriesRepository } from '../common/calendar/series/series-repository.ts';
import { createSaveTask } from './crm/save-task.ts';
import { loadExecutiveTexts } from './load-executive-texts.ts';
import { runAssistant } from './run-assistant.ts';
import { activityEndpoints } from './crm/activity-endpoints.ts';
import { templateEndpoints } from './email/template-endpoints.ts';
import { createTemplatesRepository } from './email/templates-repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof executiveRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const shared = openSharedDependencies(table);
  const leads = createLeadsRepository(table, systemClock);
  const parts: ExecutiveDependencies = {
    calendar: createCalendarRepository(table, systemClock),
    events: createEventsRepository(table),
    series: createSeriesRepository(table),
    activities: createActivitiesRepository(table),
    documents: createDocumentsRepository(table),
    templates: createTemplatesRepository(table),
    leads,
    ...shared,
    sales: createSalesActions(table, shared),
    openSeriesActions: async () => {
      const { createSeriesActions } = await import('../calendar/public.ts');
      return createSeriesActions(table, { ...shared, leads });
    },
    readDiary: createReadDiary(table, systemClock),
    openWords: loadExecutiveTexts,
  };
  return {
    ...eventEndpoints(parts),
    ...documentEndpoints(parts),
    ...templateEndpoints(parts),
    saveActivity: createSaveTask(parts),
    ...activityEndpoints(parts),
    run: runAssistant({ ...parts, readProfile: createProfileRepository(table, systemClock).read }),
  };
};
