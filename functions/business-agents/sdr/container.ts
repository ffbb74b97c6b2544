import type { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { openSharedDependencies } from '../common/shared-dependencies.ts';
import { createCalendarRepository } from '../common/calendar/calendar-repository.ts';
import { createEventsRepository } from '../common/calendar/events-repository.ts';
import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import type { Endpoints } from '../../platform/http/endpoint.ts';
import { openTable } from '../../platform/table/client.ts';
import { createProfileRepository } from '../../profile/public.ts';
import type { AgentDependencies } from './dependencies.ts';
import { createAnswerLead } from './conversations/answer-lead.ts';
import { createActivitiesRepository } from '../executive/public.ts';
import { createDoNotContactRepository } from './leads/do-not-contact-repository.ts';
import { createSetContact } from './leads/set-contact.ts';
import { createOfferRepository } from './offer/offer-repository.ts';
import { offerEndpoints } from './offer/offer-endpoints.ts';
import { createReadFacts } from './offer/read-facts.ts';
import { createCancelPending } from './tasks/cancel-pending.ts';
import { createLeadItems } from './leads/lead-items-repository.ts';
import { createCancelFollowUps } from './tasks/cancel-follow-ups.ts';
import { createConversationsRepository } from './conversations/conversations-repository.ts';
import { loadFollowUpTexts } from './tasks/load-follow-up-texts.ts';
import { createBulkLeads } from './leads/bulk/bulk-leads.ts';
import { createChangeLead } from './leads/change-lead.ts';
import { createLeadReferences } from './leads/lead-references-repository.ts';
import { createUndoImport } from './leads/undo-import.ts';
import { createLeadViewsRepository } from './views/lead-views-repository.ts';
import { viewEndpoints } from './views/view-endpoints.ts';
import { createBlockExistingLeads } from './leads/block-existing-leads.ts';
import { createImportLeads } from './leads/import-leads.ts';
import { createLeadsRepository } from './leads/leads-repository.ts';
import { sdrLists } from './list-endpoints.ts';
import { createPlanFollowUp } from './tasks/plan-follow-up.ts';
import { createQualifyLead } from './leads/qualify-lead.ts';
import { createRestoreStopped } from './tasks/restore-stopped.ts';
import { createRemoveLead } from './leads/remove-lead.ts';
import { runAgent } from './run-agent.ts';
import { createScoreLead } from './leads/score-lead.ts';
import { createSetTask } from './tasks/set-task-status.ts';
import { createTasksRepository } from './tasks/tasks-repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof sdrRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const parts: AgentDependencies = {
    leads: createLeadsRepository(table, systemClock),
    blocks: createDoNotContactRepository(table),
    conversations: createConversationsRepository(table),
    tasks: createTasksRepository(table),
    ...openSharedDependencies(table),
  };
  const events = createEventsRepository(table);
  const relatedItems = createLeadItems(table);
  const bulkLeads = createBulkLeads({ ...parts, table, relatedItems, events });
  const changeLead = createChangeLead(parts);
  const undoImport = createUndoImport({ ...parts, references: createLeadReferences(table) });
  const removeLead = createRemoveLead({
    ...parts,
    relatedItems,
    cancelFollowUps: createCancelFollowUps({ table, events, clock: systemClock }),
  });
  const setTask = createSetTask(parts);
  const cancelPending = createCancelPending({ ...parts, table, events });
  const blockExisting = createBlockExistingLeads({ ...parts, cancelPending });
  const importLeads = createImportLeads({ ...parts, blockExisting });
  const setContact = createSetContact({
    ...parts,
    cancelPending,
    restoreStopped: createRestoreStopped({ ...parts, table, events }),
  });
  const offers = createOfferRepository(table);
  const readFacts = createReadFacts({
    offers,
    activities: createActivitiesRepository(table),
    events,
    clock: systemClock,
  });
  return {
    ...sdrLists(parts),
    ...viewEndpoints({ ...parts, views: createLeadViewsRepository(table) }),
    importLeads: ({ caller, body, idempotency }) =>
      importLeads(caller.user_id, body.leads, idempotency, body.import_id),
    undoImport: ({ caller, body, idempotency }) => undoImport(caller.user_id, body.import_id, idempotency),
    bulk: ({ caller, body, idempotency }) => bulkLeads(caller.user_id, body, idempotency),
    changeLead: ({ caller, params, body, idempotency }) =>
      changeLead(caller.user_id, params.id, body, idempotency),
    removeLead: async ({ caller, params, idempotency }) => {
      await removeLead(caller.user_id, params.id, idempotency);
      return undefined;
    },
    setContact: ({ caller, params, body, idempotency }) =>
      setContact(caller.user_id, params.id, body, idempotency),
    ...offerEndpoints({ offers, writer: parts.writer, withIdempotency: parts.withIdempotency }),
    setTask: ({ caller, params, body, idempotency }) =>
      setTask(caller.user_id, params.id, body.status, idempotency),
    run: runAgent({
      readProfile: createProfileRepository(table, systemClock).read,
      qualifyLead: createQualifyLead(parts),
      answerLead: createAnswerLead({ ...parts, readFacts, cancelPending }),
      scoreLead: createScoreLead(parts),
      planFollowUp: createPlanFollowUp({
        ...parts,
        calendar: createCalendarRepository(table, systemClock),
        events,
        openWords: loadFollowUpTexts,
      }),
    }),
  };
};
