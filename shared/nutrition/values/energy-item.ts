import type { FoodItem } from './food-item.ts';
import { maxPer100g, unknownNutrients } from './nutrients.ts';
import { scaleNutrients } from './totals.ts';

/** Maximum energy of an item without a food, kcal. */
const MAX_KCAL = 4_000;
/** Usual weight of such an item, g. More if the energy does not fit into it. */
const GRAMS = 100;

/** Returns whether an item can have this energy, in kcal, without a food. */
export const isPossibleEnergy = (kcal: number): boolean => kcal > 0 && kcal <= MAX_KCAL;

/** Returns an item of which only the energy is known, in kcal, as stated by the user. */
export const energyItem = (name: string, kcal: number): FoodItem => {
  const grams = Math.max(GRAMS, Math.ceil((kcal * 100) / maxPer100g.calories));
  const per100g = { ...unknownNutrients, calories: (kcal * 100) / grams };
  return {
    name,
    grams,
    record_id: null,
    source: 'user',
    confidence: 1,
    per_100_g: per100g,
    nutrients: scaleNutrients(per100g, grams),
  };
};
