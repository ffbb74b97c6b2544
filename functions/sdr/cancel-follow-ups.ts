import type { EventsRepository } from '../executive/events-repository.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { transact } from '../platform/table/transact.ts';
import { whileOvertaken } from '../platform/table/while-overtaken.ts';
import type { TasksRepository } from './tasks-repository.ts';

interface Dependencies {
  table: Table;
  tasks: Pick<TasksRepository, 'pending'>;
  events: Pick<EventsRepository, 'find' | 'toRemove'>;
  clock: Clock;
}

/**
 * Takes the times of a lead's pending tasks off the calendar that are still to come. Their tasks lead there: they go
 * after it, so that whoever breaks off begins again.
 */
export const createCancelFollowUps = ({ table, tasks, events, clock }: Dependencies) => {
  const remove = async (userId: string, eventId: string): Promise<void> => {
    const event = await events.find(userId, eventId);
    if (event?.status !== 'pending' || new Date(event.start_time) <= clock()) return;
    await transact(table, events.toRemove(userId, event));
  };

  return async (userId: string, leadId: string): Promise<void> => {
    for (const { event_id } of await tasks.pending(userId, leadId))
      await whileOvertaken(() => remove(userId, event_id));
  };
};

export type CancelFollowUps = ReturnType<typeof createCancelFollowUps>;
