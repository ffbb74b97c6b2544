import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Table } from '../platform/table/client.ts';
import { type DailySummaryEntity, createDailySummaryEntity, summaryKey } from '../food-entries/public.ts';
import { createProfileEntity } from '../profile/public.ts';
import { readRow } from '../platform/table/read-row.ts';
import { userPartition } from '../platform/table/user-key.ts';

type SummaryRow = FormattedItem<DailySummaryEntity>;

/** Converts a daily summary row to the domain type. */
export const summaryOfRow = (row: SummaryRow): DailySummary => ({
  date: row.date,
  total_calories: row.total_calories ?? 0,
  protein: (row.protein_tenths ?? 0) / 10,
  carbs: (row.carbs_tenths ?? 0) / 10,
  fat: (row.fat_tenths ?? 0) / 10,
  fiber: (row.fiber_tenths ?? 0) / 10,
  sugar: (row.sugar_tenths ?? 0) / 10,
  sodium: row.sodium ?? 0,
  meal_count: row.meal_count ?? 0,
  water_ml: row.water_ml ?? 0,
});

/** Reads the daily sums (one query) and the profile (one read) for the dashboard. */
export const createDashboardRepository = (table: Table) => {
  const summaries = createDailySummaryEntity(table);
  const profiles = createProfileEntity(table);

  return {
    profile: (userId: string) => readRow(profiles, { user_id: userId }),

    /** Returns the days with a summary row, including `first` and `last`. The cost depends only on their number. */
    summaries: async (userId: string, first: LocalDate, last: LocalDate): Promise<DailySummary[]> => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({
          partition: userPartition(userId),
          range: { between: [summaryKey(first), summaryKey(last)] },
        })
        .entities(summaries)
        .options({ consistent: true, entityAttrFilter: false })
        .send();
      return Items.map(summaryOfRow);
    },
  };
};

export type DashboardRepository = ReturnType<typeof createDashboardRepository>;
