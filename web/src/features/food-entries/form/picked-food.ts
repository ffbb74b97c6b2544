import type { FoodHit } from '#shared/foods/food-hit.ts';
import type { MyFood } from '#shared/foods/my-foods.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { scaleNutrients } from '#shared/nutrition/values/totals.ts';
import { type PackagedFood, unitsOf } from '#web/features/foods/public.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { type Amount, amountOfServing, gramsOf, servingText, usualAmount } from './amount.ts';
import { figureFields, type LogFoodValues } from './log-food-values.ts';
import { valuesOfItems } from './looked-up-values.ts';

/** Food that any amount can be calculated for. A packaged one has its label and the confidence in its record. */
export interface MeasuredFood extends FoodHit {
  packaged?: { label: string; confidence: number };
}

/** Food selected from a list. */
export interface PickedFood {
  id: string;
  name: string;
  /** Food and amount; null for a custom food, which is used as it was logged. */
  measured: { food: MeasuredFood; amount: Amount } | null;
}

/** Form values that result from selecting a food. */
export interface Filled {
  picked: PickedFood;
  values: Partial<LogFoodValues>;
  items: FoodItem[] | null;
}

/** Converts an amount of a food to an item with the record's nutrition facts. */
const itemOf = ({ packaged, ...food }: MeasuredFood, grams: number): FoodItem => ({
  name: food.name,
  grams,
  record_id: food.record_id,
  source: packaged ? 'off' : 'usda',
  confidence: packaged?.confidence ?? 1,
  per_100_g: food.per_100_g,
  nutrients: scaleNutrients(food.per_100_g, grams),
});

/** Returns the form values of a food at an amount. An invalid amount leaves the values unchanged. */
export const fillByAmount = (food: MeasuredFood, amount: Amount): Filled => {
  const grams = gramsOf(amount);
  const items = grams === null ? null : [itemOf(food, grams)];
  const picked = { id: food.record_id, name: food.name, measured: { food, amount } };
  if (items === null) return { picked, values: {}, items };
  return { picked, values: { ...valuesOfItems(items), serving_size: servingText(amount) }, items };
};

const fillBy = (food: MeasuredFood, amount: Amount): Filled => {
  const filled = fillByAmount(food, amount);
  return { ...filled, values: { ...filled.values, food_name: food.name } };
};

export const fillByHit = (food: MeasuredFood): Filled => fillBy(food, usualAmount(food));

/** Returns the form values of a serving of a packaged food. Without one, a drink is measured in ml. */
export const fillByPackaged = ({ hit, item, label }: PackagedFood): Filled => {
  const food = { ...hit, packaged: { label, confidence: item.confidence } };
  const amount = usualAmount(food);
  const ml = hit.liquid && unitsOf(food).find(({ one }) => one === 'ml');
  return fillBy(food, amount.unit.isWeight && ml ? { ...amount, unit: ml } : amount);
};

/** Returns the form values of a custom food, as it was logged. */
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

/** Returns whether the name field still refers to a food: by the start of its name or a word of it. */
export const isStillNamed = (text: string, name: string): boolean => {
  const typed = text.trim().toLowerCase();
  const words = wordsOf(name);
  return (
    typed !== '' &&
    (name.toLowerCase().startsWith(typed) || wordsOf(text).some((word) => words.includes(word)))
  );
};
