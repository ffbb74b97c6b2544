import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../../platform/table/client.ts';
import { entityDefaults } from '../../platform/table/entity-defaults.ts';
import { userPartition } from '../../platform/table/user-key.ts';

/** Where a day's sums stand among a person's rows. */
export const summaryKey = (date: string): string => `summary#${date}`;

/**
 * Sums of one wall-clock day, changed in the same transaction as the entry that changes them. Integers (tenths of a
 * gram, milligrams), so that adding and taking away never drifts (decision D8).
 */
export const createDailySummaryEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'daily_summary',
    table,
    schema: item({
      user_id: string().key(),
      date: string().key(),
      total_calories: number().optional(),
      protein_tenths: number().optional(),
      carbs_tenths: number().optional(),
      fat_tenths: number().optional(),
      fiber_tenths: number().optional(),
      sugar_tenths: number().optional(),
      sodium: number().optional(),
      meal_count: number().optional(),
      /** Never below 0; changed by the diary alone. */
      water_ml: number().optional(),
      /** Where the nightly job finds who logged something (`active-day.ts`). */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
      /** As long as the day's newest entry or water. */
      expires_at: number().optional().hidden(),
    }),
    computeKey: ({ user_id, date }) => ({ pk: userPartition(user_id), sk: summaryKey(date) }),
  });

export type DailySummaryEntity = ReturnType<typeof createDailySummaryEntity>;
