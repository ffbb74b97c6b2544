import { CodedError } from '#shared/errors/coded-error.ts';
import { type Lead, MAX_LEADS } from '#shared/business-agents/sdr/schema.ts';
import type { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type { Endpoints } from '../../platform/http/endpoint.ts';
import type { AgentDependencies } from './dependencies.ts';
import { shownTask } from './tasks/present-task.ts';

/** Maximum number of conversations in a response: at 4,000 characters each they fit in Lambda's 6 MB. */
const CONVERSATIONS_SHOWN = 200;

/** Sorts by score, highest first, then newest first. */
const byScore = (one: Lead, other: Lead): number => other.score - one.score || (one.id < other.id ? 1 : -1);

type Dependencies = Pick<AgentDependencies, 'leads' | 'conversations' | 'tasks'>;

/** Endpoints of the workspace's lists: leads, conversations of a lead, and tasks. */
export const sdrLists = ({
  leads,
  conversations,
  tasks,
}: Dependencies): Pick<Endpoints<typeof sdrRoutes>, 'leads' | 'conversations' | 'tasks'> => ({
  leads: async ({ caller }) => ({ leads: (await leads.all(caller.user_id)).toSorted(byScore) }),

  conversations: async ({ caller: { user_id }, params: { id } }) => {
    const [lead, written] = await Promise.all([
      leads.find(user_id, id),
      conversations.newest(user_id, id, CONVERSATIONS_SHOWN),
    ]);
    if (!lead) throw new CodedError('LEAD_NOT_FOUND');
    return { conversations: written };
  },

  tasks: async ({ caller: { user_id } }) => {
    const pending = (await tasks.pending(user_id)).slice(0, MAX_LEADS);
    const infos = await leads.infoOf(
      user_id,
      pending.map(({ lead_id }) => lead_id),
    );
    // The tasks of a deleted lead exist until they expire, so that the deletion can be undone.
    const current = pending.filter(({ lead_id }) => infos.has(lead_id));
    return { tasks: current.map((task) => shownTask(task, infos)) };
  },
});
