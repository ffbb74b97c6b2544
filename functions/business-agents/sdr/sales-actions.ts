import type { Lead, NewLead } from '#shared/business-agents/sdr/schema.ts';
import type { AgentActionContext } from '../common/agent-action-context.ts';
import { createEventsRepository } from '../common/calendar/events-repository.ts';
import type { SharedDependencies } from '../common/shared-dependencies.ts';
import type { Table } from '../../platform/table/client.ts';
import { createDoNotContactRepository } from './leads/do-not-contact-repository.ts';
import { createLeadItems } from './leads/lead-items-repository.ts';
import { createLeadsRepository } from './leads/leads-repository.ts';
import { createQualifyLead } from './leads/qualify-lead.ts';
import { createChangeLead } from './leads/change-lead.ts';
import { createRemoveLead } from './leads/remove-lead.ts';
import { createSetContact } from './leads/set-contact.ts';
import { createConversationsRepository } from './conversations/conversations-repository.ts';
import { createCancelFollowUps } from './tasks/cancel-follow-ups.ts';
import { createCancelPending } from './tasks/cancel-pending.ts';
import { createRestoreStopped } from './tasks/restore-stopped.ts';
import { createTasksRepository } from './tasks/tasks-repository.ts';

/** Creates the changes of leads that other agents make. A new lead is scored by rules, which is free. */
export const createSalesActions = (table: Table, shared: SharedDependencies) => {
  const parts = {
    ...shared,
    leads: createLeadsRepository(table, shared.clock),
    blocks: createDoNotContactRepository(table),
    conversations: createConversationsRepository(table),
    tasks: createTasksRepository(table),
  };
  const events = createEventsRepository(table);
  const qualify = createQualifyLead(parts);
  return {
    add: async (context: AgentActionContext, data: NewLead): Promise<Lead> =>
      (await qualify({ ...context, consent: 'declined' }, data)).lead,
    change: createChangeLead(parts),
    setContact: createSetContact({
      ...parts,
      cancelPending: createCancelPending({ ...parts, table, events }),
      restoreStopped: createRestoreStopped({ ...parts, table, events }),
    }),
    remove: createRemoveLead({
      ...parts,
      relatedItems: createLeadItems(table),
      cancelFollowUps: createCancelFollowUps({ table, events, clock: shared.clock }),
    }),
  };
};

export type SalesActions = ReturnType<typeof createSalesActions>;
