import { create } from 'zustand';
import type { DailySummary } from '#shared/dashboard/schema.ts';

/** What of a day waits: figures that its sums lack. */
export type QueuedSums = Omit<DailySummary, 'date' | 'water_ml'>;

interface QueuedTotals {
  /** How many entries of the person wait on this device. */
  count: number;
  /** By day, those that are surely not in the diary yet. */
  days: ReadonlyMap<string, QueuedSums>;
}

export const emptyQueue: QueuedTotals = { count: 0, days: new Map() };

/** All that the first view needs to know of what waits. */
export const useQueuedTotals = create<QueuedTotals>(() => emptyQueue);
