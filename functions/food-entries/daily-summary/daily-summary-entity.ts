import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Returns the sort key of a day's sums. */
export const summaryKey = (date: string): string => `summary#${date}`;

/**
 * Sums of one wall-clock day, updated in the same transaction as its entries. Stored as integers (tenths of a gram,
 * milligrams), so that additions and subtractions never drift (decision D8).
 */
export const createDailySummaryEntity = defineUserEntity(
  'daily_summary',
  item({
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
    /** Never below 0. Only the diary changes it. */
    water_ml: number().optional(),
    /** Index of active days for the nightly job (`active-day-index.ts`). */
    gsi1pk: string().optional(),
    gsi1sk: string().optional(),
    /** Expires with the day's newest entry or water. */
    expires_at: number().optional().hidden(),
  }),
  ({ date }) => summaryKey(date),
);

export type DailySummaryEntity = ReturnType<typeof createDailySummaryEntity>;
