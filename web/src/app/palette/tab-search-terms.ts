import type { TabId } from '#web/features/shell/tabs.ts';
import { say } from './search-terms.ts';

/** Additional search terms of a tab in the palette. Tabs without an entry are found by name only. */
export const tabSearchTerms: Readonly<Partial<Record<TabId, string>>> = {
  stats: say('Dashboard today overview home calories kcal left macros week trends streak'),
  log: say('Log Food type enter add eat meal breakfast lunch dinner snack barcode'),
  camera: say('Scan Food photo picture camera plate'),
  diary: say('Diary day history entries weight weigh scale water copy'),
  voice: say('AI Assistant talk speak ask'),
  voicetext: say('Voice Logger say dictate speak microphone'),
  plan: say('Plan Tomorrow meal plan prepare week recipes'),
  coach: say('AI Coach chat advice question nutrition supplements'),
  goal: say('Set New Goal calories target lose gain weight trend'),
  health: say('Health Check score status protein fiber sodium'),
  insights: say('Smart Insights tips patterns advice'),
  agents: say('AI Agents sales work assistants'),
  social: say('Social Feed friends share likes meals requests'),
  subscription: say(
    'Subscription plan premium pay billing invoice receipt credits trial cancel end stop refund renew downgrade manage payment card',
  ),
  referral: say('Refer Friends invite code link credits'),
  profile: say(
    'Profile settings preferences options account name age weight height units language time zone diet allergies',
  ),
};
