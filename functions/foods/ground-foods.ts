import type { foodRoutes } from '#shared/foods/routes.ts';
import { groundItem } from '#shared/nutrition/ground-item.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Recall } from './recall-correction.ts';

interface Dependencies {
  openFoods: OpenFoods;
  recall: Recall;
}

/** Adds food table values to foods that the browser's own model recognized. No photo is uploaded. */
export const groundFoods =
  ({ openFoods, recall }: Dependencies): Endpoint<typeof foodRoutes.ground> =>
  async ({ caller, body }) => {
    const foods = await openFoods();
    const items = body.items.map((item) => groundItem(item, foods));
    return { items: await recall(caller.user_id, items, foods), engine: 'device' };
  };
