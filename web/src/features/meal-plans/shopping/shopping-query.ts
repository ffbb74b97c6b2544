import { queryOptions } from '@tanstack/react-query';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { MEAL_PLANS } from '../meal-plan-queries.ts';

/** Query for the check marks and own items of the shopping list. */
export const shoppingQuery = queryOptions({
  queryKey: [MEAL_PLANS, 'shopping-list'],
  queryFn: ({ signal }) => call(mealPlanRoutes.shoppingList, { signal }),
  meta: { isKeptOffline: true },
});
