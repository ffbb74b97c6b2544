import { CodedError } from '#shared/errors/coded-error.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { publicApiRoutes } from '#shared/public-api/routes.ts';
import type { Recall } from '../foods/recall.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';

interface Dependencies {
  openFoods: OpenFoods;
  recall: Recall;
}

/** A meal in words as the food table knows it, as the person corrected it. No model is asked, so it costs nothing. */
export const describeByTable =
  ({ openFoods, recall }: Dependencies): Endpoint<typeof publicApiRoutes.describe> =>
  async ({ caller, body }) => {
    const foods = await openFoods();
    const { items, meal_type, not_understood } = describeMeal(body.text, foods);
    if (items.length === 0) throw new CodedError('NO_FOOD_RECOGNISED');
    return { items: await recall(caller.user_id, items, foods), meal_type, not_understood };
  };
