import { queryOptions } from '@tanstack/react-query';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { MEALS_TO_SHARE } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';

/** Query for the user's latest entries, one of which can be shared (SOCIAL-16, decision D28). */
export const mealsToShare = queryOptions({
  queryKey: ['food-entries', 'to-share'],
  queryFn: ({ signal }) => call(foodEntryRoutes.list, { query: { limit: MEALS_TO_SHARE }, signal }),
});
