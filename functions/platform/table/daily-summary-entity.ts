import { Entity } from 'electrodb';
import type { Table } from './client.ts';
import { userKey } from './user-key.ts';

/**
 * Sums of one wall-clock day, changed in the same transaction as the entry that changes them. Integers (tenths of a
 * gram, milligrams), so that adding and taking away never drifts (decision D8).
 */
export const createDailySummaryEntity = ({ client, table }: Table) =>
  new Entity(
    {
      model: { entity: 'daily_summary', version: '1', service: 'platewise' },
      attributes: {
        user_id: { type: 'string', required: true, readOnly: true },
        date: { type: 'string', required: true, readOnly: true },
        total_calories: { type: 'number' },
        protein_tenths: { type: 'number' },
        carbs_tenths: { type: 'number' },
        fat_tenths: { type: 'number' },
        fiber_tenths: { type: 'number' },
        sugar_tenths: { type: 'number' },
        sodium: { type: 'number' },
        meal_count: { type: 'number' },
      },
      indexes: {
        byDate: {
          pk: userKey,
          sk: { field: 'sk', composite: ['date'], template: 'summary#${date}', casing: 'none' },
        },
      },
    },
    { client, table },
  );

export type DailySummaryEntity = ReturnType<typeof createDailySummaryEntity>;
