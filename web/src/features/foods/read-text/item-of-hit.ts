import type { FoodHit } from '#shared/foods/food-hit.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { scaleNutrients } from '#shared/nutrition/values/totals.ts';
import type { PlateLookups } from '../plate-items/plate-lookups-type.ts';

/**
 * Returns a suggested food as an item: at the amount that the text states in front of it, otherwise one serving.
 * @param amount '2', '100 g'; empty if there is none
 */
export const itemOfHit = async (
  hit: FoodHit,
  amount: string,
  find: PlateLookups['find'],
): Promise<FoodItem> => {
  const grams = amount === '' ? hit.serving_grams : await gramsOf(hit, amount, find);
  return {
    name: hit.name,
    grams,
    record_id: hit.record_id,
    source: 'usda',
    confidence: 1,
    per_100_g: hit.per_100_g,
    nutrients: scaleNutrients(hit.per_100_g, grams),
  };
};

const gramsOf = async (hit: FoodHit, amount: string, find: PlateLookups['find']): Promise<number> => {
  try {
    const { items } = await find(`${amount} ${hit.name}`);
    return items.find(({ record_id: id }) => id === hit.record_id)?.grams ?? hit.serving_grams;
  } catch {
    return hit.serving_grams;
  }
};
