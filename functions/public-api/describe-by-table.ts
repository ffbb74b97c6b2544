import { CodedError } from '#shared/errors/coded-error.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { publicApiRoutes } from '#shared/public-api/routes.ts';
import type { Recall } from '../foods/public.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';

interface Dependencies {
  openFoods: OpenFoods;
  recall: Recall;
}

/** Parses a meal with the food table and the user's corrections. Uses no model, so it costs nothing. */
export const describeByTable =
  ({ openFoods, recall }: Dependencies): Endpoint<typeof publicApiRoutes.describe> =>
  async ({ caller, body }) => {
    const foods = await openFoods();
    const { items, meal_type, not_understood } = describeMeal(body.text, foods);
    if (items.length === 0) throw new CodedError('NO_FOOD_RECOGNISED');
    return { items: await recall(caller.user_id, items, foods), meal_type, not_understood };
  };
