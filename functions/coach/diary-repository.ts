import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { QueryCommand as TableQuery } from 'dynamodb-toolbox/table/actions/query';
import * as z from 'zod';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import { ENTRY_DAYS, type WeighedDay } from '#shared/facts/source.ts';
import { type FoodEntry, foodEntry } from '#shared/food-entries/schema.ts';
import { addDays, localDate, type LocalDate } from '#shared/time/local-date.ts';
import { summaryOfRow } from '../dashboard/public.ts';
import type { Table } from '../platform/table/client.ts';
import {
  createDailySummaryEntity,
  createFoodEntryEntity,
  dayRange,
  summaryKey,
} from '../food-entries/public.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { userPartition } from '../platform/table/user-key.ts';
import { weightKey } from '../weights/public.ts';

/** Number of past days whose daily sums are read. */
export const DAYS_READ = 400;

/** Maximum number of 1 MB pages of entries: more than 4,000 entries. */
const MAX_PAGES = 6;

const weightRow = z.object({ sk: z.string().startsWith(weightKey('')), date: localDate, weight: z.number() });

/** Reads a user's days and entries for a turn: two queries of one page each. */
export const createCoachDiary = (table: Table) => {
  const entries = createFoodEntryEntity(table);
  const summaries = createDailySummaryEntity(table);

  return {
    /**
     * Returns the daily sums and weights up to `last`. One query reads both: their keys are adjacent, with few other
     * rows in between.
     */
    days: async (
      userId: string,
      last: LocalDate,
    ): Promise<{ days: DailySummary[]; weights: WeighedDay[] }> => {
      const { Items = [] } = await table.getDocumentClient().send(
        new QueryCommand({
          TableName: table.getName(),
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
          ExpressionAttributeValues: {
            ':pk': userPartition(userId),
            ':first': summaryKey(addDays(last, 1 - DAYS_READ)),
            ':last': weightKey(last),
          },
          ConsistentRead: true,
        }),
      );
      return {
        days: Items.filter(({ sk }) => String(sk).startsWith(summaryKey(''))).map((row) =>
          summaryOfRow(summaries.build(EntityFormatter).format(row)),
        ),
        weights: Items.flatMap((row) => {
          const { data } = weightRow.safeParse(row);
          return data ? [{ date: data.date, weight: data.weight }] : [];
        }),
      };
    },

    /**
     * Returns the entries of some days up to `last`, newest first: as many as fit in one 1 MB page for the usual 14 days,
     * in six pages for more.
     */
    entries: async (userId: string, last: LocalDate, days = ENTRY_DAYS): Promise<FoodEntry[]> => {
      const isWide = days > ENTRY_DAYS;
      const between: [string, string] = [
        dayRange(addDays(last, 1 - days)).between[0],
        dayRange(last).between[1],
      ];
      const { Items = [] } = await table
        .build(TableQuery)
        .query({ index: 'lsi1', partition: userPartition(userId), range: { between } })
        .entities(entries)
        .options({
          // Old entries rarely change, and a consistent read of a year costs twice as much.
          consistent: !isWide,
          entityAttrFilter: false,
          reverse: true,
          maxPages: isWide ? MAX_PAGES : 1,
        })
        .send();
      return Items.map((row) => foodEntry.parse(withNulls(row, foodEntry)));
    },
  };
};

export type CoachDiary = ReturnType<typeof createCoachDiary>;
