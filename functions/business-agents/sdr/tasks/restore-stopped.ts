import type { EventsRepository } from '../../common/calendar/events-repository.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Table } from '../../../platform/table/client.ts';
import { tryTransact } from '../../../platform/table/transact.ts';
import type { LeadsRepository } from '../leads/leads-repository.ts';
import type { TasksRepository } from './tasks-repository.ts';

interface Dependencies {
  table: Table;
  leads: Pick<LeadsRepository, 'stopped'>;
  tasks: Pick<TasksRepository, 'pending' | 'toPlan'>;
  events: Pick<EventsRepository, 'toAdd'>;
  clock: Clock;
}

/**
 * Restores the follow-ups that were canceled because a lead must not be contacted, if they are still ahead and their
 * time is free. Restores none if others were planned since.
 */
export const createRestoreStopped =
  ({ table, leads, tasks, events, clock }: Dependencies) =>
  async (userId: string, leadId: string): Promise<void> => {
    const stopped = await leads.stopped(userId, leadId);
    if (stopped.length === 0) return;
    const own = new Set(stopped.map(({ task }) => task.id));
    if ((await tasks.pending(userId, leadId)).some(({ id }) => !own.has(id))) return;
    for (const { task, event } of stopped)
      // A repeated request finds the restored ones, and leaves them as they are.
      if (event && new Date(task.scheduled_for) > clock())
        await tryTransact(table, [tasks.toPlan(userId, task), ...events.toAdd(userId, event)]);
  };

export type RestoreStopped = ReturnType<typeof createRestoreStopped>;
