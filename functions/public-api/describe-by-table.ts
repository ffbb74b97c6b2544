import { nameItemsIn } from '#shared/foods/name-items.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { publicApiRoutes } from '#shared/public-api/routes.ts';
import { nothingToLog, type Recall } from '../foods/public.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { refuseUrgentTexts } from '../platform/http/with-triage.ts';
import { responseLanguage } from '../platform/response-language.ts';

interface Dependencies {
  openFoods: OpenFoods;
  recall: Recall;
}

/** Parses a meal with the food table and the user's corrections. Uses no model, so it costs nothing. */
export const describeByTable =
  ({ openFoods, recall }: Dependencies): Endpoint<typeof publicApiRoutes.describe> =>
  async ({ caller, body, raw }) => {
    await refuseUrgentTexts([body.text], raw.headers);
    const foods = await openFoods();
    const meal = describeMeal(body.text, foods);
    if (meal.items.length === 0) throw nothingToLog(meal);
    const recalled = await recall(caller.user_id, meal.items, foods);
    return { ...meal, items: nameItemsIn(responseLanguage(raw.headers, null), recalled, foods) };
  };
