import type { foodRoutes } from '#shared/foods/routes.ts';
import { nameItemsIn } from '#shared/foods/name-items.ts';
import { groundItem } from '#shared/nutrition/ground-item.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { responseLanguage } from '../platform/response-language.ts';
import type { Recall } from './recall-correction.ts';

interface Dependencies {
  openFoods: OpenFoods;
  recall: Recall;
}

/** Adds food table values to foods that the browser's own model recognized. No photo is uploaded. */
export const groundFoods =
  ({ openFoods, recall }: Dependencies): Endpoint<typeof foodRoutes.ground> =>
  async ({ caller, body, raw }) => {
    const foods = await openFoods();
    const items = body.items.map((item) => groundItem(item, foods));
    const recalled = await recall(caller.user_id, items, foods);
    return { items: nameItemsIn(responseLanguage(raw.headers, null), recalled, foods), engine: 'device' };
  };
