import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { DailySummary } from '#shared/dashboard/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Table } from '../platform/table/client.ts';
import {
  createDailySummaryEntity,
  type DailySummaryEntity,
  summaryKey,
} from '../food-entries/daily-summary-entity.ts';
import { createProfileEntity } from '../profile/profile-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { userPartition } from '../platform/table/user-key.ts';

type SummaryRow = FormattedItem<DailySummaryEntity>;

/** A day's row of sums as the product speaks of it. */
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

/** What the dashboard reads beside the entries: one query of the days' sums, one read of the profile. */
export const createDashboardRepository = (table: Table) => {
  const summaries = createDailySummaryEntity(table);
  const profiles = createProfileEntity(table);

  return {
    profile: (userId: string) => readRow(profiles, { user_id: userId }),

    /** Days with a summary row, `first` and `last` included. Their number, not the history's, is what it costs. */
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
