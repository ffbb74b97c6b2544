import type { ChangeMessage } from '#shared/realtime/schema.ts';
import { VOICE_JOBS } from '../../lib/speech/voice-jobs-key.ts';

/**
 * Which cached answers a change of each kind of row makes old. First part of their query keys; the trend is a part of
 * the dashboard.
 */
export const staleQueries: Record<ChangeMessage['entity'], readonly string[]> = {
  food_entries: ['food-entries', 'dashboard', 'diary'],
  daily_summaries: ['dashboard', 'diary'],
  profiles: ['profile', 'dashboard', 'diary'],
  referrals: ['referrals'],
  // The status itself is no query: it is refreshed beside them.
  subscriptions: ['credits'],
  credits: ['credits'],
};

/** Words of a recording may have arrived untold, too. */
export const everyLiveQuery: readonly string[] = [
  ...new Set([...Object.values(staleQueries).flat(), VOICE_JOBS]),
];
