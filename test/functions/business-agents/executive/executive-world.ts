import { createActivitiesRepository } from '#functions/business-agents/executive/activities-repository.ts';
import { createCalendarRepository } from '#functions/business-agents/executive/calendar-repository.ts';
import { createCreateDocument } from '#functions/business-agents/executive/create-document.ts';
import { createDocumentsRepository } from '#functions/business-agents/executive/documents-repository.ts';
import { createEventsRepository } from '#functions/business-agents/executive/events-repository.ts';
import { createGenerateEmail } from '#functions/business-agents/executive/generate-email.ts';
import { openExecutiveWords } from '#functions/business-agents/executive/open-words.ts';
import { createScheduleMeeting } from '#functions/business-agents/executive/schedule-meeting.ts';
import { createSlotsRepository } from '#functions/business-agents/executive/slots-repository.ts';
import { createTemplatesRepository } from '#functions/business-agents/executive/templates-repository.ts';
import { createSdrWorld } from '../sdr/sdr-world.ts';

/** The world of the sales agent, with the assistant in it. It is noon of Friday, 20 November 2026, in UTC. */
export const createExecutiveWorld = async () => {
  const world = await createSdrWorld();
  const { table, clock } = world;
  const parts = {
    ...world,
    calendar: createCalendarRepository(table, clock),
    events: createEventsRepository(table),
    activities: createActivitiesRepository(table),
    documents: createDocumentsRepository(table),
    templates: createTemplatesRepository(table),
    openWords: openExecutiveWords,
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
