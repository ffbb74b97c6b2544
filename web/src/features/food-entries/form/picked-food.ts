import type { FoodHit } from '#shared/foods/food-hit.ts';
import type { MyFood } from '#shared/foods/my-foods.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { scaleNutrients } from '#shared/nutrition/values/totals.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { type Amount, amountOfServing, gramsOf, servingText, usualAmount } from './amount.ts';
import { figureFields, type LogFoodValues } from './log-food-values.ts';
import { valuesOfItems } from './looked-up-values.ts';

/** A food that was chosen from a list. */
export interface PickedFood {
  id: string;
  name: string;
  /** With how much of it; null for a food of one's own, which is taken as it was logged. */
  measured: { food: FoodHit; amount: Amount } | null;
}

/** What choosing a food does to the form. */
export interface Filled {
  picked: PickedFood;
  values: Partial<LogFoodValues>;
  items: FoodItem[] | null;
}

/** An amount of a food of the table, as an item whose figures are the record's. */
export const itemOf = (food: FoodHit, grams: number): FoodItem => ({
  name: food.name,
  grams,
  record_id: food.record_id,
  source: 'usda',
  confidence: 1,
  per_100_g: food.per_100_g,
  nutrients: scaleNutrients(food.per_100_g, grams),
});

/** A food of the table at an amount. What is no amount leaves the figures as they are. */
export const fillByAmount = (food: FoodHit, amount: Amount): Filled => {
  const grams = gramsOf(amount);
  const items = grams === null ? null : [itemOf(food, grams)];
  const picked = { id: food.record_id, name: food.name, measured: { food, amount } };
  if (items === null) return { picked, values: {}, items };
  return { picked, values: { ...valuesOfItems(items), serving_size: servingText(amount) }, items };
};

export const fillByHit = (food: FoodHit): Filled => {
  const filled = fillByAmount(food, usualAmount(food));
  return { ...filled, values: { ...filled.values, food_name: food.name } };
};

/** A food of one's own list, as it was logged. */
export const fillByMine = ({ id, name, food, logged }: MyFood): Filled => {
  const [item] = logged?.items ?? [];
  if (food && (!logged || !item)) return fillByHit(food);
  if (food && logged && item) {
    const amount = amountOfServing(food, item.grams, logged.serving_size);
    const filled = fillByAmount(food, amount);
    return { ...filled, values: { ...filled.values, food_name: name } };
  }
  const figures = Object.fromEntries(
    figureFields.map((field) => [field, logged?.[field] == null ? '' : fieldNumber(logged[field])]),
  );
  return {
    picked: { id, name, measured: null },
    values: { food_name: name, ...figures, serving_size: logged?.serving_size ?? '' },
    items: logged?.items ?? null,
  };
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether what stands in the name field still names a food: its beginning, or a word of it. */
export const stillNames = (text: string, name: string): boolean => {
  const typed = text.trim().toLowerCase();
  const words = wordsOf(name);
  return (
    typed !== '' &&
    (name.toLowerCase().startsWith(typed) || wordsOf(text).some((word) => words.includes(word)))
  );
};
