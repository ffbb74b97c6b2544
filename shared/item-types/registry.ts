import {
  accountTypes,
  accountSecurityTypes,
  profileTypes,
  weightsTypes,
  importsTypes,
  remindersTypes,
} from './user-items.ts';
import { fastingTypes } from './fasting-items.ts';
import { goalsTypes } from './goals-items.ts';
import {
  foodEntriesTypes,
  foodsTypes,
  recipesTypes,
  photosTypes,
  voiceTypes,
  coachTypes,
  mealPlansTypes,
  insightsTypes,
  achievementsTypes,
} from './diary-items.ts';
import { socialTypes, referralsTypes, moderationTypes } from './social-items.ts';
import { creditsTypes, billingTypes } from './payment-items.ts';
import { sdrTypes, executiveTypes } from './workspace-items.ts';
import {
  apiTokensTypes,
  webhooksTypes,
  exportsTypes,
  barcodesTypes,
  realtimeTypes,
  platformTypes,
  supportTypes,
  staffTypes,
} from './service-items.ts';
import diaryDocs from './diary-docs.json' with { type: 'json' };
import fastingDocs from './fasting-docs.json' with { type: 'json' };
import goalsDocs from './goals-docs.json' with { type: 'json' };
import paymentDocs from './payment-docs.json' with { type: 'json' };
import serviceDocs from './service-docs.json' with { type: 'json' };
import socialDocs from './social-docs.json' with { type: 'json' };
import userDocs from './user-docs.json' with { type: 'json' };
import workspaceDocs from './workspace-docs.json' with { type: 'json' };
import type { ItemDocs, ItemType } from './item-type.ts';

/** Topics of live updates, with the query keys (first part) that a change invalidates in the browser. */
export const liveTopics = {
  food_entries: ['food-entries', 'dashboard', 'diary', 'meal-plans', 'micronutrients'],
  daily_summaries: ['dashboard', 'diary', 'meal-plans', 'health-check', 'achievements', 'insights'],
  insights: ['insights'],
  meal_plans: ['meal-plans'],
  weights: ['weights', 'weight-goal'],
  weight_goals: ['weight-goal'],
  fasting: ['fasting'],
  coach_messages: ['coach'],
  user_friends: ['friends', 'feed'],
  shared_meals: ['feed'],
  achievements: ['achievements'],
  profiles: ['profile', 'weight-goal', 'dashboard', 'diary', 'meal-plans', 'health-check', 'insights'],
  referrals: ['referrals'],
  // The subscription's status is not a query; it is refreshed separately.
  subscriptions: ['credits'],
  credits: ['credits'],
} as const satisfies Record<string, readonly string[]>;

export type LiveTopic = keyof typeof liveTopics;

/**
 * Every item type of the table by the feature that owns it. The registrations are plain literals, so that a bundle
 * that needs only one of them contains only that one.
 */
export const itemTypesByFeature = {
  account: accountTypes,
  'account-security': accountSecurityTypes,
  profile: profileTypes,
  weights: weightsTypes,
  fasting: fastingTypes,
  goals: goalsTypes,
  'food-entries': foodEntriesTypes,
  foods: foodsTypes,
  recipes: recipesTypes,
  photos: photosTypes,
  voice: voiceTypes,
  coach: coachTypes,
  'meal-plans': mealPlansTypes,
  insights: insightsTypes,
  achievements: achievementsTypes,
  imports: importsTypes,
  reminders: remindersTypes,
  social: socialTypes,
  moderation: moderationTypes,
  referrals: referralsTypes,
  credits: creditsTypes,
  billing: billingTypes,
  sdr: sdrTypes,
  executive: executiveTypes,
  'api-tokens': apiTokensTypes,
  webhooks: webhooksTypes,
  exports: exportsTypes,
  support: supportTypes,
  staff: staffTypes,
  barcodes: barcodesTypes,
  realtime: realtimeTypes,
  platform: platformTypes,
} satisfies Record<string, readonly ItemType<LiveTopic>[]>;

/**
 * Returns the documentation of the item types by feature. The rows of the privacy page are shown in this order. A
 * function, so that bundles that do not call it contain none of the texts.
 */
export const readItemDocs = () =>
  ({
    ...userDocs,
    ...fastingDocs,
    ...goalsDocs,
    ...diaryDocs,
    ...socialDocs,
    ...paymentDocs,
    ...workspaceDocs,
    ...serviceDocs,
  }) as Record<keyof typeof itemTypesByFeature, ItemDocs>;
