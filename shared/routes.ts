import { accountRoutes } from './account/routes.ts';
import { apiTokenRoutes } from './api-tokens/routes.ts';
import { barcodeRoutes } from './barcodes/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { creditRoutes } from './credits/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { diaryRoutes } from './diary/routes.ts';
import { foodEntryRoutes } from './food-entries/routes.ts';
import { foodRoutes } from './foods/routes.ts';
import { healthReportRoutes } from './health-reports/routes.ts';
import type { Route } from './http/route.ts';
import { photoRoutes } from './photos/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { publicApiRoutes } from './public-api/routes.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { recipeRoutes } from './recipes/routes.ts';
import { referralRoutes } from './referrals/routes.ts';
import { scanRoutes } from './scan/routes.ts';
import { voiceRoutes } from './voice/routes.ts';

/** Every route of the API by feature. A feature's Lambda serves exactly its own. */
export const routes = {
  account: accountRoutes,
  'api-tokens': apiTokenRoutes,
  barcodes: barcodeRoutes,
  billing: billingRoutes,
  'food-entries': foodEntryRoutes,
  credits: creditRoutes,
  dashboard: dashboardRoutes,
  diary: diaryRoutes,
  foods: foodRoutes,
  'health-reports': healthReportRoutes,
  photos: photoRoutes,
  profile: profileRoutes,
  'public-api': publicApiRoutes,
  realtime: realtimeRoutes,
  recipes: recipeRoutes,
  referrals: referralRoutes,
  scan: scanRoutes,
  voice: voiceRoutes,
} satisfies Record<string, Record<string, Route>>;

export type FeatureWithRoutes = keyof typeof routes;

/** All routes as one list. */
export const allRoutes: readonly Route[] = Object.values(routes).flatMap((table) => Object.values(table));
