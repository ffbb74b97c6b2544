import { createActivitiesRepository } from '#functions/business-agents/executive/crm/activities-repository.ts';
import { createCalendarRepository } from '#functions/business-agents/common/calendar/calendar-repository.ts';
import { createCreateDocument } from '#functions/business-agents/executive/documents/create-document.ts';
import { createSeriesActions } from '#functions/business-agents/calendar/public.ts';
import { createDocumentsRepository } from '#functions/business-agents/executive/documents/documents-repository.ts';
import { createEventsRepository } from '#functions/business-agents/common/calendar/events-repository.ts';
import { createGenerateEmail } from '#functions/business-agents/executive/email/generate-email.ts';
import { loadExecutiveTexts } from '#functions/business-agents/executive/load-executive-texts.ts';
import { createScheduleMeeting } from '#functions/business-agents/executive/calendar/schedule-meeting.ts';
import { createReadDiary } from '#functions/business-agents/executive/assistant/diary/read-diary.ts';
import { createSalesActions } from '#functions/business-agents/sdr/sales-actions.ts';
import { createSeriesRepository } from '#functions/business-agents/common/calendar/series/series-repository.ts';
import { createSlotsRepository } from '#functions/business-agents/common/calendar/slots-repository.ts';
import { createTemplatesRepository } from '#functions/business-agents/executive/email/templates-repository.ts';
import { createSdrWorld } from '../sdr/sdr-world.ts';

/** The sales agent's test environment with the assistant. The time is noon on Friday, 20 November 2026, UTC. */
export const createExecutiveWorld = async () => {
  const world = await createSdrWorld();
  const { table, clock } = world;
  const parts = {
    ...world,
    calendar: createCalendarRepository(table, clock),
    events: createEventsRepository(table),
    series: createSeriesRepository(table),
    activities: createActivitiesRepository(table),
    documents: createDocumentsRepository(table),
    templates: createTemplatesRepository(table),
    sales: createSalesActions(table, world),
    readDiary: createReadDiary(table, clock),
    openSeriesActions: () => Promise.resolve(createSeriesActions(table, world)),
    openWords: loadExecutiveTexts,
  };
  return {
    ...parts,
    slots: createSlotsRepository(table),
    scheduleMeeting: createScheduleMeeting(parts),
    generateEmail: createGenerateEmail(parts),
    createDocument: createCreateDocument(parts),
  };
};

export type ExecutiveWorld = Awaited<ReturnType<typeof createExecutiveWorld>>;
