import { create } from 'zustand';
import type { DailySummary } from '#shared/dashboard/schema.ts';

/** Totals of a day's queued entries, which its own totals lack. */
export type QueuedSums = Omit<DailySummary, 'date' | 'water_ml'>;

interface QueuedTotals {
  /** Number of the user's queued entries on this device. */
  count: number;
  /** Totals by day, of entries that are certainly not in the diary yet. */
  days: ReadonlyMap<string, QueuedSums>;
}

export const emptyQueue: QueuedTotals = { count: 0, days: new Map() };

/** Queue totals needed by the first view. */
export const useQueuedTotals = create<QueuedTotals>(() => emptyQueue);
