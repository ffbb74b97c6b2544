import type { FeatureWithRoutes } from '#shared/routes.ts';

/**
 * Features that a page waits for before it shows what it is for, as Chromium asked when the dashboard, the diary, the
 * friends' page and the profile were opened. The coach's own page is not among them: it shows the profile and the day first.
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

/** Sockets are opened beside it. */
const beside = ['functions/realtime/authorizer.lambda.ts', 'functions/realtime/connection.lambda.ts'];

/** The functions on a page's critical path. */
export const criticalFunctions: readonly string[] = [
  ...pagesWaitFor.map((feature) => `functions/${feature}/index.lambda.ts`),
  ...beside,
];
