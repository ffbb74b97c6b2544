import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { publicApiRoutes } from '#shared/public-api/routes.ts';
import { nothingToLog, type Recall } from '../foods/public.ts';
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
    const meal = describeMeal(body.text, foods);
    if (meal.items.length === 0) throw nothingToLog(meal);
    return { ...meal, items: await recall(caller.user_id, meal.items, foods) };
  };
