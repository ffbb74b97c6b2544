import {
  itemDocs as accountSecurityDocs,
  itemTypes as accountSecurityTypes,
} from '../account-security/item-types.ts';
import { itemDocs as accountDocs, itemTypes as accountTypes } from '../account/item-types.ts';
import { itemDocs as achievementsDocs, itemTypes as achievementsTypes } from '../achievements/item-types.ts';
import { itemDocs as apiTokensDocs, itemTypes as apiTokensTypes } from '../api-tokens/item-types.ts';
import { itemDocs as barcodesDocs, itemTypes as barcodesTypes } from '../barcodes/item-types.ts';
import { itemDocs as billingDocs, itemTypes as billingTypes } from '../billing/item-types.ts';
import {
  itemDocs as executiveDocs,
  itemTypes as executiveTypes,
} from '../business-agents/executive/item-types.ts';
import { itemDocs as sdrDocs, itemTypes as sdrTypes } from '../business-agents/sdr/item-types.ts';
import { itemDocs as coachDocs, itemTypes as coachTypes } from '../coach/item-types.ts';
import { itemDocs as creditsDocs, itemTypes as creditsTypes } from '../credits/item-types.ts';
import { itemDocs as exportsDocs, itemTypes as exportsTypes } from '../exports/item-types.ts';
import { itemDocs as foodEntriesDocs, itemTypes as foodEntriesTypes } from '../food-entries/item-types.ts';
import { itemDocs as foodsDocs, itemTypes as foodsTypes } from '../foods/item-types.ts';
import { itemDocs as importsDocs, itemTypes as importsTypes } from '../imports/item-types.ts';
import { itemDocs as insightsDocs, itemTypes as insightsTypes } from '../insights/item-types.ts';
import { itemDocs as mealPlansDocs, itemTypes as mealPlansTypes } from '../meal-plans/item-types.ts';
import { itemDocs as photosDocs, itemTypes as photosTypes } from '../photos/item-types.ts';
import { itemDocs as profileDocs, itemTypes as profileTypes } from '../profile/item-types.ts';
import { itemDocs as realtimeDocs, itemTypes as realtimeTypes } from '../realtime/item-types.ts';
import { itemDocs as recipesDocs, itemTypes as recipesTypes } from '../recipes/item-types.ts';
import { itemDocs as referralsDocs, itemTypes as referralsTypes } from '../referrals/item-types.ts';
import { itemDocs as remindersDocs, itemTypes as remindersTypes } from '../reminders/item-types.ts';
import { itemDocs as socialDocs, itemTypes as socialTypes } from '../social/item-types.ts';
import { itemDocs as staffDocs, itemTypes as staffTypes } from '../staff/item-types.ts';
import { itemDocs as supportDocs, itemTypes as supportTypes } from '../support/item-types.ts';
import { itemDocs as voiceDocs, itemTypes as voiceTypes } from '../voice/item-types.ts';
import { itemDocs as weightsDocs, itemTypes as weightsTypes } from '../weights/item-types.ts';
import { itemDocs as platformDocs, itemTypes as platformTypes } from './platform-item-types.ts';
import type { ItemDocs, ItemType } from './item-type.ts';

/** Topics of live updates, with the query keys (first part) that a change invalidates in the browser. */
export const liveTopics = {
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
  // The subscription's status is not a query; it is refreshed separately.
  subscriptions: ['credits'],
  credits: ['credits'],
} as const satisfies Record<string, readonly string[]>;

export type LiveTopic = keyof typeof liveTopics;

/**
 * Every item type of the table by the feature that owns it. The objects of this file are plain literals, so that a bundle
 * that needs only one of them contains only that one.
 */
export const itemTypesByFeature = {
  account: accountTypes,
  'account-security': accountSecurityTypes,
  profile: profileTypes,
  weights: weightsTypes,
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
  referrals: referralsTypes,
  credits: creditsTypes,
  billing: billingTypes,
  sdr: sdrTypes,
  executive: executiveTypes,
  'api-tokens': apiTokensTypes,
  exports: exportsTypes,
  support: supportTypes,
  staff: staffTypes,
  barcodes: barcodesTypes,
  realtime: realtimeTypes,
  platform: platformTypes,
} satisfies Record<string, readonly ItemType<LiveTopic>[]>;

/** Documentation of the item types by feature. The rows of the privacy page are shown in this order. */
export const itemDocsByFeature = {
  account: accountDocs,
  'account-security': accountSecurityDocs,
  profile: profileDocs,
  weights: weightsDocs,
  'food-entries': foodEntriesDocs,
  foods: foodsDocs,
  recipes: recipesDocs,
  photos: photosDocs,
  voice: voiceDocs,
  coach: coachDocs,
  'meal-plans': mealPlansDocs,
  insights: insightsDocs,
  achievements: achievementsDocs,
  imports: importsDocs,
  reminders: remindersDocs,
  social: socialDocs,
  referrals: referralsDocs,
  credits: creditsDocs,
  billing: billingDocs,
  sdr: sdrDocs,
  executive: executiveDocs,
  'api-tokens': apiTokensDocs,
  exports: exportsDocs,
  support: supportDocs,
  staff: staffDocs,
  barcodes: barcodesDocs,
  realtime: realtimeDocs,
  platform: platformDocs,
} satisfies Record<keyof typeof itemTypesByFeature, ItemDocs>;
