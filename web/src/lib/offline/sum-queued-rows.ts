import { noEntries } from '#shared/dashboard/fill-missing-days.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { QueuedSums } from './queued-totals.ts';
import type { QueuedRow } from './queued-row.ts';

const nutrients = ['protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const;

/**
 * Returns queued totals by day. Photos have no values yet; entries sent without a response may already be in the day's
 * totals, and are not counted.
 */
export const sumQueuedRows = (rows: readonly QueuedRow[]): Map<LocalDate, QueuedSums> => {
  const days = new Map<LocalDate, QueuedSums>();
  for (const { entry, local_date, photos, sent_at, written } of rows) {
    if (photos || sent_at !== null || written) continue;
    const sums = { ...(days.get(local_date) ?? noEntries) };
    sums.total_calories += entry.calories ?? 0;
    sums.meal_count += 1;
    for (const name of nutrients) sums[name] += entry[name] ?? 0;
    days.set(local_date, sums);
  }
  return days;
};
