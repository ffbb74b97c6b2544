import type { ChangeMessage } from '#shared/realtime/schema.ts';
import { VOICE_JOBS } from '../../lib/speech/voice-jobs-key.ts';

/**
 * Which cached answers a change of each kind of row makes old. First part of their query keys; the trend is a part of
 * the dashboard.
 */
export const staleQueries: Record<ChangeMessage['entity'], readonly string[]> = {
  food_entries: ['food-entries', 'dashboard', 'diary', 'meal-plans'],
  daily_summaries: ['dashboard', 'diary', 'meal-plans', 'health-check', 'achievements', 'insights'],
  insights: ['insights'],
  meal_plans: ['meal-plans'],
  weights: ['weights'],
  coach_messages: ['coach'],
  user_friends: ['friends', 'feed'],
  shared_meals: ['feed'],
  achievements: ['achievements'],
  profiles: ['profile', 'dashboard', 'diary', 'meal-plans', 'health-check', 'insights'],
  referrals: ['referrals'],
  // The status itself is no query: it is refreshed beside them.
  subscriptions: ['credits'],
  credits: ['credits'],
};

/** Words of a recording may have arrived untold, too. */
export const everyLiveQuery: readonly string[] = [
  ...new Set([...Object.values(staleQueries).flat(), VOICE_JOBS]),
];
