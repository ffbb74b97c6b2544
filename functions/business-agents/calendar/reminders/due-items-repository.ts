import type { Table } from '../../../platform/table/client.ts';
import { queryIndex } from '../../../platform/table/query-index.ts';
import { createCalendarEventEntity, startPartition } from '../../common/calendar/calendar-event-entity.ts';
import { createCrmActivityEntity, duePartition } from '../../executive/public.ts';
import { type DueWindow, hoursOf } from './due-windows.ts';
import type { WorkReminderMessage } from './reminder-message.ts';

/** The index keys of a window: '$' follows '#', so all keys `<instant>#...` of its last instant are included. */
const rangeOf = ({ from, until }: DueWindow): { between: [string, string] } => ({
  between: [from.toISOString(), `${until.toISOString()}$`],
});

const isOpen = (status: string): boolean => status === 'pending' || status === 'in_progress';

/** Finds open events and tasks of all users by `gsi1`. */
export const createDueItems = (table: Table) => {
  const events = createCalendarEventEntity(table);
  const tasks = createCrmActivityEntity(table);

  return {
    /** Pages through the open events that start in a window. */
    async *events(window: DueWindow): AsyncGenerator<WorkReminderMessage[]> {
      const partitions = hoursOf(window).map(startPartition);
      for await (const page of queryIndex(events, partitions, rangeOf(window)))
        yield page
          .filter(({ status }) => isOpen(status))
          .map(({ user_id, id, start_time }) => ({ user_id, kind: 'event', id, at: start_time }));
    },

    /** Pages through the open tasks that are due in a window. */
    async *tasks(window: DueWindow): AsyncGenerator<WorkReminderMessage[]> {
      const partitions = hoursOf(window).map(duePartition);
      for await (const page of queryIndex(tasks, partitions, rangeOf(window)))
        yield page.flatMap(({ user_id, id, due_date, status }) =>
          isOpen(status) && due_date !== undefined
            ? { user_id, kind: 'task' as const, id, at: due_date }
            : [],
        );
    },
  };
};

export type DueItems = ReturnType<typeof createDueItems>;
