import type { WeightEntry } from '#shared/weights/schema.ts';

export const aWeight = (date: string, weight: number): WeightEntry => ({
  date,
  weight,
  updated_at: '2026-11-20T08:00:00.000Z',
});
