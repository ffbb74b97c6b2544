import { instantOf } from '#shared/time/instant-of.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { EventsRepository } from '../../common/calendar/events-repository.ts';
import type { Table } from '../../../platform/table/client.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import { transact } from '../../../platform/table/transact.ts';
import type { StoredTask, TasksRepository } from './tasks-repository.ts';

interface Dependencies {
  table: Table;
  tasks: Pick<TasksRepository, 'pending' | 'toRemove'>;
  events: Pick<EventsRepository, 'find' | 'toRemove'>;
}

/**
 * Deletes a lead's pending follow-ups and their calendar events: all of them, or those before the day from which it may
 * be contacted again.
 */
export const createCancelPending = ({ table, tasks, events }: Dependencies) => {
  const remove = async (userId: string, task: StoredTask): Promise<void> => {
    const event = await events.find(userId, task.event_id);
    const ofEvent = event?.status === 'pending' ? events.toRemove(userId, event) : [];
    await transact(table, [tasks.toRemove(userId, task.id), ...ofEvent]);
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
