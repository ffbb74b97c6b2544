import type { FoodHit } from '#shared/foods/food-hit.ts';
import type { MyFood } from '#shared/foods/my-foods.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';

/** A food of the table, per 100 g: 250 kcal, 8 g protein, 45 g carbs, 3 g fat; a slice weighs 32 g. */
export const aHit = (over: Partial<FoodHit> = {}): FoodHit => ({
  record_id: 'usda:172684',
  name: 'Rye bread',
  alias: null,
  per_100_g: { calories: 250, protein: 8, carbs: 45, fat: 3, fiber: 6, sugar: 4, sodium: 500 },
  portions: [
    { unit: 'slice', words: [], grams: 32 },
    { unit: 'slice', words: ['thin'], grams: 25 },
  ],
  serving_grams: 32,
  liquid: false,
  branded: false,
  ...over,
});

/** A food that the user logged manually, without a record. */
export const anOwnFood = (over: Partial<MyFood> = {}): MyFood => ({
  id: 'mine:0123456789abcdef01234567',
  name: 'My porridge',
  favourite: false,
  food: null,
  logged: { ...unknownNutrients, calories: 320, protein: 12.5, serving_size: '1 bowl', items: null },
  ...over,
});
