import type { LiveMessage } from '#shared/realtime/schema.ts';

/**
 * Which cached answers a change of each kind of row makes old. First part of their query keys; the trend is a part of
 * the dashboard.
 */
export const staleQueries: Record<LiveMessage['entity'], readonly string[]> = {
  food_entries: ['food-entries', 'dashboard', 'diary'],
  daily_summaries: ['dashboard', 'diary'],
  profiles: ['profile', 'dashboard', 'diary'],
};

export const everyLiveQuery: readonly string[] = [...new Set(Object.values(staleQueries).flat())];
