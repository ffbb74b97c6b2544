import { accountRoutes } from './account/routes.ts';
import { barcodeRoutes } from './barcodes/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { diaryRoutes } from './diary/routes.ts';
import { foodEntryRoutes } from './food-entries/routes.ts';
import { foodRoutes } from './foods/routes.ts';
import type { Route } from './http/route.ts';
import { photoRoutes } from './photos/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { recipeRoutes } from './recipes/routes.ts';
import { scanRoutes } from './scan/routes.ts';
import { voiceRoutes } from './voice/routes.ts';

/** Every route of the API by feature. A feature's Lambda serves exactly its own. */
export const routes = {
  account: accountRoutes,
  barcodes: barcodeRoutes,
  'food-entries': foodEntryRoutes,
  dashboard: dashboardRoutes,
  diary: diaryRoutes,
  foods: foodRoutes,
  photos: photoRoutes,
  profile: profileRoutes,
  realtime: realtimeRoutes,
  recipes: recipeRoutes,
  scan: scanRoutes,
  voice: voiceRoutes,
} satisfies Record<string, Record<string, Route>>;

export type FeatureWithRoutes = keyof typeof routes;

/** All routes as one list. */
export const allRoutes: readonly Route[] = Object.values(routes).flatMap((table) => Object.values(table));
