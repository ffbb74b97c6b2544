import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Table } from '../../../platform/table/client.ts';
import { withNulls, withoutNulls } from '../../../platform/table/nulls.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import { isNew } from '../../../platform/table/row-conditions.ts';
import { createSdrTaskEntity, tasksBeginWith } from './sdr-task-entity.ts';
import { type StoredTask, storedTask } from './stored-task.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

type Status = StoredTask['status'];

const parsed = (row: object): StoredTask => storedTask.parse(withNulls(row, storedTask));

/** Reads and writes the tasks of the sales workspace. Every method is scoped to one user. */
export const createTasksRepository = (table: Table) => {
  const tasks = createSdrTaskEntity(table);

  const query = (userId: string, status: Status, leadId?: string) =>
    table
      .build(QueryCommand)
      .query({
        index: 'lsi1',
        partition: userPartition(userId),
        range: { beginsWith: tasksBeginWith(status, leadId) },
      })
      .entities(tasks);

  const put = (user_id: string, task: StoredTask) =>
    tasks.build(PutItemCommand).item(withoutNulls({ user_id, ...task }));

  return {
    find: async (userId: string, id: string): Promise<StoredTask | null> => {
      const row = await readRow(tasks, { user_id: userId, id });
      return row && parsed(row);
    },

    /** Returns pending tasks, next due first. @param leadId omitted for all leads */
    pending: async (userId: string, leadId?: string): Promise<StoredTask[]> => {
      const { Items = [] } = await query(userId, 'pending', leadId)
        .options({ consistent: true, entityAttrFilter: false, maxPages: Infinity })
        .send();
      return Items.map(parsed).toSorted(
        (one, other) => Date.parse(one.scheduled_for) - Date.parse(other.scheduled_for),
      );
    },

    /** Returns the number of completed tasks of a lead, counted up to the limit. */
    done: async (userId: string, leadId: string, limit: number): Promise<number> => {
      const { Count = 0 } = await query(userId, 'completed', leadId)
        .options({ consistent: true, entityAttrFilter: false, select: 'COUNT', limit })
        .send();
      return Count;
    },

    toPlan: (user_id: string, task: StoredTask): Write => ({
      Put: put(user_id, task).options({ condition: isNew }).params(),
    }),

    toRemove: (user_id: string, id: string): Write => ({
      Delete: tasks.build(DeleteItemCommand).key({ user_id, id }).params(),
    }),

    /** Reschedules a task. Fails if it was completed or rescheduled concurrently. */
    toMove: (user_id: string, before: StoredTask, after: StoredTask): Write => {
      const condition = {
        and: [
          { attr: 'status' as const, eq: 'pending' as const },
          { attr: 'event_id' as const, eq: before.event_id },
        ],
      };
      return { Put: put(user_id, after).options({ condition }).params() };
    },

    /** Fails if the task was changed or deleted since it was read. */
    toSet: (user_id: string, task: StoredTask, status: Status): Write => {
      const condition = { attr: 'status', eq: task.status } as const;
      return {
        Put: put(user_id, { ...task, status })
          .options({ condition })
          .params(),
      };
    },
  };
};

export type TasksRepository = ReturnType<typeof createTasksRepository>;
