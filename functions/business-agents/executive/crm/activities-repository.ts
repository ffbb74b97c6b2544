import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { MAX_ACTIVITIES, type WorkStatus } from '#shared/business-agents/executive/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { ACTIVITIES, createCrmActivityEntity, dueKeys } from './crm-activity-entity.ts';
import { withNulls, withoutNulls } from '../../../platform/table/nulls.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import { isNew, isThere } from '../../../platform/table/row-conditions.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { listPage } from '../../common/list-rows.ts';
import { type StoredActivity, storedActivity } from './stored-activity.ts';
import { createItemCounter } from '../../../platform/limits/item-counter.ts';
import { queryPage, queryRows } from '../../../platform/table/query-rows.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** What can be changed about a task; null clears a field. */
export type TaskChange = Partial<
  Pick<StoredActivity, 'subject' | 'activity_type' | 'description' | 'due_date' | 'priority' | 'lead_id'>
>;

const parsed = (row: object): StoredActivity => storedActivity.parse(withNulls(row, storedActivity));

/** Reads and writes tasks and notes. Every method is scoped to one user. */
export const createActivitiesRepository = (table: Table) => {
  const activities = createCrmActivityEntity(table);

  const counter = createItemCounter(table, {
    kind: 'activities',
    max: MAX_ACTIVITIES,
    code: 'TOO_MANY_TASKS',
    countStored: async (userId) => (await queryRows(activities, userId, { between: ACTIVITIES })).length,
  });

  /** Returns up to 1,000, newest first, and whether more follow. @param after ID of the last one of the page before */
  const page = async (
    userId: string,
    after?: string,
  ): Promise<{ rows: StoredActivity[]; hasMore: boolean }> => {
    const start = after === undefined ? undefined : { pk: userPartition(userId), sk: `activity#${after}` };
    const { rows, hasMore } = await listPage(
      (limit, from) => queryPage(activities, userId, { between: ACTIVITIES }, { reverse: true, limit, from }),
      start,
    );
    return { rows: rows.map(parsed), hasMore };
  };

  return {
    find: async (userId: string, id: string): Promise<StoredActivity | null> => {
      const row = await readRow(activities, { user_id: userId, id });
      return row && parsed(row);
    },

    /** Limits their number. Its writes belong to each creation. */
    counter,

    /** Returns the newest 1,000, newest first. */
    newest: async (userId: string): Promise<StoredActivity[]> => (await page(userId)).rows,

    page,

    /** Returns the newest activities, at most `limit`, newest first. */
    recent: async (userId: string, limit: number): Promise<StoredActivity[]> => {
      const { Items = [] } = await queryPage(
        activities,
        userId,
        { between: ACTIVITIES },
        { reverse: true, limit },
      );
      return Items.map(parsed);
    },

    toKeep: (user_id: string, activity: StoredActivity): Write => {
      const row = withoutNulls({ ...activity, user_id, ...dueKeys(user_id, activity) });
      const put = activities.build(PutItemCommand).item(row);
      return { Put: put.options({ condition: isNew }).params() };
    },

    /** Changes a task. Fails if it is gone. */
    toChange: (user_id: string, id: string, change: TaskChange): Write => {
      const { due_date, ...others } = change;
      const due = due_date === undefined ? {} : { due_date, ...dueKeys(user_id, { id, due_date }) };
      const given = Object.entries({ ...others, ...due }).map(([name, value]) => [name, value ?? $remove()]);
      const update = activities
        .build(UpdateItemCommand)
        .item({ user_id, id, ...(Object.fromEntries(given) as object) });
      return { Update: update.options({ condition: isThere }).params() };
    },

    /** Builds the deletion of an activity with its count; nothing if it is gone already. */
    toRemove: async (user_id: string, id: string): Promise<Write[]> => {
      if (!(await readRow(activities, { user_id, id }))) return [];
      const gone = activities.build(DeleteItemCommand).key({ user_id, id });
      return [
        { Delete: gone.options({ condition: isThere }).params() },
        ...(await counter.toRemove(user_id)),
      ];
    },

    /** Fails if the activity is gone. */
    toSetStatus: (user_id: string, id: string, status: WorkStatus): Write => {
      const update = activities.build(UpdateItemCommand).item({ user_id, id, status });
      return { Update: update.options({ condition: isThere }).params() };
    },
  };
};

export type ActivitiesRepository = ReturnType<typeof createActivitiesRepository>;
