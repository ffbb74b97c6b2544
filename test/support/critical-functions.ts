import type { FeatureWithRoutes } from '#shared/routes.ts';

/**
 * Features on the critical path of the dashboard, the diary, the friends page and the profile, as recorded in Chromium.
 * The coach's page is not included: it shows the profile and the day first.
 */
export const pagesWaitFor = [
  'achievements',
  'billing',
  'credits',
  'dashboard',
  'diary',
  'food-entries',
  'profile',
  'realtime',
  'social',
  'weights',
] as const satisfies readonly FeatureWithRoutes[];

/** Sockets open in parallel. */
const beside = ['functions/realtime/authorizer.lambda.ts', 'functions/realtime/connection.lambda.ts'];

/** The functions on a page's critical path. */
export const criticalFunctions: readonly string[] = [
  ...pagesWaitFor.map((feature) => `functions/${feature}/index.lambda.ts`),
  ...beside,
];
