import { number, optionalNumber, optionalText, textKey } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** Returns the sort key of a day's sums. */
export const summaryKey = (date: string): string => `summary#${date}`;

/**
 * Sums of one wall-clock day, updated in the same transaction as its entries. Stored as integers (tenths of a gram,
 * milligrams), so that additions and subtractions never drift (decision D8).
 */
export const createDailySummaryEntity = defineUserEntity(
  'daily_summary',
  {
    date: textKey,
    total_calories: optionalNumber,
    protein_tenths: optionalNumber,
    carbs_tenths: optionalNumber,
    fat_tenths: optionalNumber,
    fiber_tenths: optionalNumber,
    sugar_tenths: optionalNumber,
    sodium: optionalNumber,
    meal_count: optionalNumber,
    /** Never below 0. Only the diary changes it. */
    water_ml: optionalNumber,
    /** Index of active days for the nightly job (`active-day-index.ts`). */
    gsi1pk: optionalText,
    gsi1sk: optionalText,
    /** Expires with the day's newest entry or water. */
    expires_at: number.optional().hidden(),
  },
  ({ date }) => summaryKey(date),
);

export type DailySummaryEntity = ReturnType<typeof createDailySummaryEntity>;
