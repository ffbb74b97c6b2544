import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import * as z from 'zod';
import { eventSeries, seriesId } from '#shared/business-agents/calendar/series.ts';
import { localDate } from '#shared/time/local-date.ts';
import type { Table } from '../../../../platform/table/client.ts';
import { withNulls, withoutNulls } from '../../../../platform/table/nulls.ts';
import { queryRows } from '../../../../platform/table/query-rows.ts';
import { readRow } from '../../../../platform/table/read-row.ts';
import { isNew } from '../../../../platform/table/row-conditions.ts';
import type { Write } from '../../../../platform/table/transact.ts';
import { createEventSeriesEntity, SERIES } from './event-series-entity.ts';

/** A series as stored. */
const storedSeries = eventSeries.extend({
  stored_until: localDate.nullable(),
  is_cut: z.boolean().nullable(),
  after_id: seriesId.nullable(),
  version: z.int(),
});
export type StoredSeries = z.infer<typeof storedSeries>;

const parsed = (row: object): StoredSeries => {
  const whole = withNulls(row, storedSeries) as { excluded: unknown };
  return storedSeries.parse({ ...whole, excluded: whole.excluded ?? [] });
};

/** Reads and writes the series of repeating events. Every method is scoped to one user. */
export const createSeriesRepository = (table: Table) => {
  const series = createEventSeriesEntity(table);
  const isAsRead = ({ version }: StoredSeries) => ({ attr: 'version', eq: version }) as const;
  const put = (user_id: string, row: StoredSeries) =>
    series.build(PutItemCommand).item({ ...withoutNulls(row), user_id });

  return {
    find: async (user_id: string, id: string): Promise<StoredSeries | null> => {
      const row = await readRow(series, { user_id, id });
      return row && parsed(row);
    },

    all: async (userId: string): Promise<StoredSeries[]> =>
      (await queryRows(series, userId, { beginsWith: SERIES })).map(parsed),

    /** Builds the write that stores a new series. Fails if its ID exists. */
    toAdd: (user_id: string, row: StoredSeries): Write => ({
      Put: put(user_id, row).options({ condition: isNew }).params(),
    }),

    /** Builds the write of a change. Fails if the series was changed since it was read. */
    toChange: (user_id: string, before: StoredSeries, change: Partial<StoredSeries>): Write => ({
      Put: put(user_id, { ...before, ...change, version: before.version + 1 })
        .options({ condition: isAsRead(before) })
        .params(),
    }),

    /** Builds the write that deletes a series. Fails if it was changed since it was read. */
    toRemove: (user_id: string, before: StoredSeries): Write => ({
      Delete: series
        .build(DeleteItemCommand)
        .key({ user_id, id: before.id })
        .options({ condition: isAsRead(before) })
        .params(),
    }),

    /** Builds the condition that a series is unchanged since it was read. */
    isUnchanged: (user_id: string, before: StoredSeries): Write =>
      series.build(ConditionCheck).key({ user_id, id: before.id }).condition(isAsRead(before)).params(),

    /** Builds the write that leaves out one occurrence. */
    toExclude: (user_id: string, before: StoredSeries, occurrence: string): Write => {
      const update = series
        .build(UpdateItemCommand)
        .item({ user_id, id: before.id, excluded: [...before.excluded, occurrence], version: $add(1) })
        .options({ condition: isAsRead(before) });
      return { Update: update.params() };
    },
  };
};

export type SeriesRepository = ReturnType<typeof createSeriesRepository>;
