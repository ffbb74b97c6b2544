import type { LiveMessage } from '#shared/realtime/schema.ts';

/** Which cached answers a change of each kind of row makes old. First part of their query keys. */
export const staleQueries: Record<LiveMessage['entity'], readonly string[]> = {
  food_entries: ['food-entries', 'dashboard'],
  daily_summaries: ['dashboard'],
  profiles: ['profile', 'dashboard'],
};

export const everyLiveQuery: readonly string[] = [...new Set(Object.values(staleQueries).flat())];
