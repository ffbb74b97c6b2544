import { instantOf } from '#shared/time/instant-of.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { EventsRepository } from '../../common/calendar/events-repository.ts';
import type { Table } from '../../../platform/table/client.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import { transact } from '../../../platform/table/transact.ts';
import type { LeadsRepository } from '../leads/leads-repository.ts';
import type { StoredTask } from './stored-task.ts';
import type { TasksRepository } from './tasks-repository.ts';

interface Dependencies {
  table: Table;
  leads: Pick<LeadsRepository, 'toKeepStopped'>;
  tasks: Pick<TasksRepository, 'pending' | 'toRemove'>;
  events: Pick<EventsRepository, 'find' | 'toRemove'>;
}

/**
 * Deletes a lead's pending follow-ups and their calendar events: all of them, or those before the day from which it may
 * be contacted again. The lead keeps them, so that they can be restored.
 */
export const createCancelPending = ({ table, leads, tasks, events }: Dependencies) => {
  const remove = async (userId: string, task: StoredTask): Promise<void> => {
    const found = await events.find(userId, task.event_id);
    const event = found?.status === 'pending' ? found : null;
    await transact(table, [
      tasks.toRemove(userId, task.id),
      leads.toKeepStopped(userId, task.lead_id, { task, ...(event && { event }) }),
      ...(event ? events.toRemove(userId, event) : []),
    ]);
  };

  return async (
    userId: string,
    leadId: string,
    until: { date: LocalDate; zone: string } | null,
  ): Promise<void> => {
    const first = until && instantOf(until.date, '00:00', until.zone);
    for (const task of await tasks.pending(userId, leadId))
      if (task.task_type === 'follow_up' && (first === null || new Date(task.scheduled_for) < first))
        await retryOnConflict(() => remove(userId, task));
  };
};

export type CancelPending = ReturnType<typeof createCancelPending>;
