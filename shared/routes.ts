import { accountSecurityRoutes } from './account-security/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { achievementRoutes } from './achievements/routes.ts';
import { agentRoutes } from './business-agents/agents/routes.ts';
import { apiTokenRoutes } from './api-tokens/routes.ts';
import { barcodeRoutes } from './barcodes/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { calendarRoutes } from './business-agents/calendar/routes.ts';
import { clientErrorRoutes } from './client-errors/routes.ts';
import { coachRoutes } from './coach/routes.ts';
import { creditRoutes } from './credits/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { diaryRoutes } from './diary/routes.ts';
import { executiveRoutes } from './business-agents/executive/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { fastingRoutes } from './fasting/routes.ts';
import { goalRoutes } from './goals/routes.ts';
import { foodEntryRoutes } from './food-entries/routes.ts';
import { foodRoutes } from './foods/routes.ts';
import { healthCheckRoutes } from './health-check/routes.ts';
import { healthReportRoutes } from './health-reports/routes.ts';
import type { Route } from './http/route.ts';
import { importRoutes } from './imports/routes.ts';
import { insightRoutes } from './insights/routes.ts';
import { mealPlanRoutes } from './meal-plans/routes.ts';
import { micronutrientRoutes } from './micronutrients/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { publicApiRoutes } from './public-api/routes.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { recipeRoutes } from './recipes/routes.ts';
import { referralRoutes } from './referrals/routes.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { scanRoutes } from './scan/routes.ts';
import { sdrRoutes } from './business-agents/sdr/routes.ts';
import { socialRoutes } from './social/routes.ts';
import { speechRoutes } from './speech/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { voiceRoutes } from './voice/routes.ts';
import { weightRoutes } from './weights/routes.ts';

/** All routes of the API by feature. A feature's Lambda serves exactly its own. */
export const routes = {
  account: accountRoutes,
  'account-security': accountSecurityRoutes,
  achievements: achievementRoutes,
  agents: agentRoutes,
  'api-tokens': apiTokenRoutes,
  barcodes: barcodeRoutes,
  billing: billingRoutes,
  calendar: calendarRoutes,
  'food-entries': foodEntryRoutes,
  'client-errors': clientErrorRoutes,
  coach: coachRoutes,
  credits: creditRoutes,
  dashboard: dashboardRoutes,
  diary: diaryRoutes,
  executive: executiveRoutes,
  exports: exportRoutes,
  fasting: fastingRoutes,
  goals: goalRoutes,
  foods: foodRoutes,
  'health-check': healthCheckRoutes,
  'health-reports': healthReportRoutes,
  imports: importRoutes,
  insights: insightRoutes,
  'meal-plans': mealPlanRoutes,
  micronutrients: micronutrientRoutes,
  moderation: moderationRoutes,
  photos: photoRoutes,
  profile: profileRoutes,
  'public-api': publicApiRoutes,
  realtime: realtimeRoutes,
  recipes: recipeRoutes,
  referrals: referralRoutes,
  reminders: reminderRoutes,
  scan: scanRoutes,
  sdr: sdrRoutes,
  social: socialRoutes,
  speech: speechRoutes,
  staff: staffRoutes,
  support: supportRoutes,
  voice: voiceRoutes,
  weights: weightRoutes,
} satisfies Record<string, Record<string, Route>>;

export type FeatureWithRoutes = keyof typeof routes;

/** All routes as one list. */
export const allRoutes: readonly Route[] = Object.values(routes).flatMap((table) => Object.values(table));
