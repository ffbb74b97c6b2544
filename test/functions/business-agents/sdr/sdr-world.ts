import OpenAI from 'openai';
import { ulid } from 'ulid';
import { checkOutput } from '#functions/business-agents/common/check-output/check-output.ts';
import { createAgentModel } from '#functions/business-agents/common/ask-agent-model.ts';
import { askStructured } from '#functions/business-agents/common/ask-structured.ts';
import { createCalendarRepository } from '#functions/business-agents/common/calendar/calendar-repository.ts';
import { createEventsRepository } from '#functions/business-agents/common/calendar/events-repository.ts';
import { createWithIdempotency } from '#functions/platform/idempotency/with-idempotency.ts';
import { createIdempotentWriter } from '#functions/platform/idempotency/idempotent-writer.ts';
import { createAnswerLead } from '#functions/business-agents/sdr/conversations/answer-lead.ts';
import { createDoNotContactRepository } from '#functions/business-agents/sdr/leads/do-not-contact-repository.ts';
import { createSetContact } from '#functions/business-agents/sdr/leads/set-contact.ts';
import { createBlockExistingLeads } from '#functions/business-agents/sdr/leads/block-existing-leads.ts';
import { createBulkLeads } from '#functions/business-agents/sdr/leads/bulk/bulk-leads.ts';
import { createChangeLead } from '#functions/business-agents/sdr/leads/change-lead.ts';
import { createLeadReferences } from '#functions/business-agents/sdr/leads/lead-references-repository.ts';
import { createUndoImport } from '#functions/business-agents/sdr/leads/undo-import.ts';
import { createImportLeads } from '#functions/business-agents/sdr/leads/import-leads.ts';
import { createOfferRepository } from '#functions/business-agents/sdr/offer/offer-repository.ts';
import { createReadFacts } from '#functions/business-agents/sdr/offer/read-facts.ts';
import { createCancelPending } from '#functions/business-agents/sdr/tasks/cancel-pending.ts';
import { createRestoreStopped } from '#functions/business-agents/sdr/tasks/restore-stopped.ts';
import { createActivitiesRepository } from '#functions/business-agents/executive/crm/activities-repository.ts';
import { createLeadItems } from '#functions/business-agents/sdr/leads/lead-items-repository.ts';
import { createCancelFollowUps } from '#functions/business-agents/sdr/tasks/cancel-follow-ups.ts';
import { createConversationsRepository } from '#functions/business-agents/sdr/conversations/conversations-repository.ts';
import { loadFollowUpTexts } from '#functions/business-agents/sdr/tasks/load-follow-up-texts.ts';
import { createLeadsRepository } from '#functions/business-agents/sdr/leads/leads-repository.ts';
import { createPlanFollowUp } from '#functions/business-agents/sdr/tasks/plan-follow-up.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { AgentActionContext } from '#functions/business-agents/common/agent-action-context.ts';
import { createQualifyLead } from '#functions/business-agents/sdr/leads/qualify-lead.ts';
import { createRemoveLead } from '#functions/business-agents/sdr/leads/remove-lead.ts';
import { createScoreLead } from '#functions/business-agents/sdr/leads/score-lead.ts';
import { createSetTask } from '#functions/business-agents/sdr/tasks/set-task-status.ts';
import { createTasksRepository } from '#functions/business-agents/sdr/tasks/tasks-repository.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import { newLead, type NewLeadInput } from '#shared/business-agents/sdr/schema.ts';
import { scriptPictureModel, startPictureModel } from '#test/support/picture-model.ts';
import { createCreditWorld } from '../../credits/credit-world.ts';

const clock = (): Date => new Date('2026-11-20T12:00:00Z');

/** A table, a scripted model, and users with leads. */
export const createSdrWorld = async () => {
  const endpoint = await startPictureModel();
  const scripted = scriptPictureModel(endpoint.url);
  const world = await createCreditWorld();
  const { table } = world;
  const failures: unknown[] = [];
  const client = new OpenAI({ apiKey: 'scripted', baseURL: endpoint.baseUrl, maxRetries: 0 });
  const writer = createIdempotentWriter(table, clock);
  const parts = {
    leads: createLeadsRepository(table, clock),
    blocks: createDoNotContactRepository(table),
    conversations: createConversationsRepository(table),
    tasks: createTasksRepository(table),
    askModel: createAgentModel({
      openModel: async () => ({ client, name: 'scripted' }),
      ask: askStructured,
      readConsent: async () => null,
      countCall: async () => undefined,
      charge: world.charge,
      check: async (...text) => checkOutput(...text),
      clock,
      report: (error) => failures.push(error),
    }),
    writer,
    withIdempotency: createWithIdempotency(writer),
    clock,
    newId: () => ulid(),
  };
  const relatedItems = createLeadItems(table);
  const calendar = createCalendarRepository(table, clock);
  const events = createEventsRepository(table);
  const offers = createOfferRepository(table);
  const activities = createActivitiesRepository(table);
  const readFacts = createReadFacts({ offers, activities, events, clock });
  const cancelPending = createCancelPending({ ...parts, table, events });
  const cancelFollowUps = createCancelFollowUps({ table, events, clock });
  const qualifyLead = createQualifyLead(parts);
  const planFollowUpAt = (now: Clock) =>
    createPlanFollowUp({
      ...parts,
      clock: now,
      calendar: createCalendarRepository(table, now),
      events,
      openWords: loadFollowUpTexts,
    });

  /** Creates a user who agreed to models by default. */
  const person = (consent: AiConsent | null = 'granted') => {
    const user_id = `person-${ulid()}`;
    const context = (key: string = ulid()): AgentActionContext => ({
      user_id,
      idempotency: { key, request_hash: 'hash' },
      deadline: AbortSignal.timeout(25_000),
      zone: 'UTC',
      language: 'en',
      consent,
      sender: 'Mara Test',
    });
    return {
      user_id,
      context,
      add: (data: NewLeadInput, key?: string) => qualifyLead(context(key), newLead.parse(data)),
      credits: () => world.total(user_id),
    };
  };

  return {
    ...parts,
    table,
    scripted,
    relatedItems,
    calendar,
    events,
    failures,
    person,
    offers,
    activities,
    qualifyLead,
    answerLead: createAnswerLead({ ...parts, readFacts, cancelPending }),
    setContact: createSetContact({
      ...parts,
      cancelPending,
      restoreStopped: createRestoreStopped({ ...parts, table, events }),
    }),
    importLeads: createImportLeads({
      ...parts,
      blockExisting: createBlockExistingLeads({ ...parts, cancelPending }),
    }),
    changeLead: createChangeLead(parts),
    bulkLeads: createBulkLeads({ ...parts, table, relatedItems, events }),
    undoImport: createUndoImport({ ...parts, references: createLeadReferences(table) }),
    scoreLead: createScoreLead(parts),
    removeLead: createRemoveLead({ ...parts, relatedItems, cancelFollowUps }),
    setTask: createSetTask(parts),
    planFollowUp: planFollowUpAt(clock),
    planFollowUpAt,
    stop: async (): Promise<void> => {
      await endpoint.stop();
      await world.stop();
    },
  };
};

export type SdrWorld = Awaited<ReturnType<typeof createSdrWorld>>;
