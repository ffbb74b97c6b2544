import type { AgentActionContext } from '../../../common/agent-action-context.ts';
import type { ExecutiveDependencies } from '../../dependencies.ts';
import type { Workspace } from '../workspace.ts';

/** Reads the rows that a request is read against. */
export const openWorkspace = async (
  { leads, events, activities, documents, openWords, clock }: ExecutiveDependencies,
  { user_id, zone, language }: AgentActionContext,
): Promise<Workspace> => {
  const [allLeads, allEvents, tasks, allDocuments, words] = await Promise.all([
    leads.all(user_id),
    events.latest(user_id),
    activities.newest(user_id),
    documents.newest(user_id),
    openWords(language),
  ]);
  return {
    now: clock(),
    zone,
    words,
    leads: allLeads,
    blocked: new Set(allLeads.filter(({ do_not_contact }) => do_not_contact !== null).map(({ id }) => id)),
    events: allEvents.filter(({ status }) => status !== 'cancelled'),
    // A note of a status change is completed from the start.
    tasks: tasks.filter(({ activity_type, status }) => activity_type !== 'note' || status !== 'completed'),
    documents: allDocuments,
  };
};
