import type { EventsRepository } from '../../common/calendar/events-repository.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Table } from '../../../platform/table/client.ts';
import { transact } from '../../../platform/table/transact.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { LeadItem } from '../leads/lead-items-repository.ts';

interface Dependencies {
  table: Table;
  events: Pick<EventsRepository, 'find' | 'toRemove'>;
  clock: Clock;
}

/**
 * Deletes the future calendar events of a lead's tasks, including completed tasks. The tasks are deleted afterwards,
 * since they lead to the events: an interrupted deletion starts over.
 */
export const createCancelFollowUps = ({ table, events, clock }: Dependencies) => {
  const remove = async (userId: string, eventId: string): Promise<void> => {
    const event = await events.find(userId, eventId);
    if (event?.status !== 'pending') return;
    await transact(table, events.toRemove(userId, event));
  };

  return async (userId: string, rows: readonly LeadItem[]): Promise<void> => {
    for (const { event_id, scheduled_for } of rows)
      if (event_id !== undefined && scheduled_for !== undefined && new Date(scheduled_for) > clock())
        await retryOnConflict(() => remove(userId, event_id));
  };
};

export type CancelFollowUps = ReturnType<typeof createCancelFollowUps>;
