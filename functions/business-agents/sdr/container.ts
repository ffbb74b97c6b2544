import type { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { openAgentModel } from '../agents/parts.ts';
import { createCalendarRepository } from '../executive/calendar-repository.ts';
import { createEventsRepository } from '../executive/events-repository.ts';
import { createOnceFor } from '../../platform/idempotency/with-idempotency.ts';
import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import type { Endpoints } from '../../platform/http/endpoint.ts';
import { newUlid } from '../../platform/ids.ts';
import { openTable } from '../../platform/table/client.ts';
import { createWriteOnce } from '../../platform/idempotency/write-once.ts';
import { createProfileRepository } from '../../profile/repository.ts';
import type { AgentDependencies } from './agent-dependencies.ts';
import { createAnswerLead } from './answer-lead.ts';
import { createBelongings } from './belongings-repository.ts';
import { createCancelFollowUps } from './cancel-follow-ups.ts';
import { createConversationsRepository } from './conversations-repository.ts';
import { openFollowUpWords } from './follow-up-words.ts';
import { createImportLeads } from './import-leads.ts';
import { createLeadsRepository } from './leads-repository.ts';
import { sdrLists } from './lists.ts';
import { createPlanFollowUp } from './plan-follow-up.ts';
import { createQualifyLead } from './qualify-lead.ts';
import { createRemoveLead } from './remove-lead.ts';
import { runAgent } from './run.ts';
import { createScoreLead } from './score-lead.ts';
import { createSetTask } from './set-task.ts';
import { createTasksRepository } from './tasks-repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof sdrRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const once = createWriteOnce(table, systemClock);
  const parts: AgentDependencies = {
    leads: createLeadsRepository(table, systemClock),
    conversations: createConversationsRepository(table),
    tasks: createTasksRepository(table),
    askModel: openAgentModel(table),
    once,
    onceFor: createOnceFor(once),
    clock: systemClock,
    newId: newUlid,
  };
  const importLeads = createImportLeads(parts);
  const events = createEventsRepository(table);
  const removeLead = createRemoveLead({
    ...parts,
    belongings: createBelongings(table),
    cancelFollowUps: createCancelFollowUps({ table, events, clock: systemClock }),
  });
  const setTask = createSetTask(parts);
  return {
    ...sdrLists(parts),
    importLeads: ({ caller, body, idempotency }) => importLeads(caller.user_id, body.leads, idempotency),
    removeLead: async ({ caller, params, idempotency }) => {
      await removeLead(caller.user_id, params.id, idempotency);
      return undefined;
    },
    setTask: ({ caller, params, body, idempotency }) =>
      setTask(caller.user_id, params.id, body.status, idempotency),
    run: runAgent({
      readProfile: createProfileRepository(table, systemClock).read,
      qualifyLead: createQualifyLead(parts),
      answerLead: createAnswerLead(parts),
      scoreLead: createScoreLead(parts),
      planFollowUp: createPlanFollowUp({
        ...parts,
        calendar: createCalendarRepository(table, systemClock),
        events,
        openWords: openFollowUpWords,
      }),
    }),
  };
};
