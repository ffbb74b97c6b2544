import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as z from 'zod';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { type LoggedPlan, type MealPlan, type MealPlanDay, mealPlanDay } from '#shared/meal-plans/schema.ts';
import { scaleNutrients, sumNutrients } from '#shared/nutrition/values/totals.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';

/** The planned day, which has started whenever this runs. */
export const DAY = '2025-11-21';
const per100g = { calories: 52, protein: 0.3, carbs: 14, fat: 0.2, fiber: 2.4, sugar: 10, sodium: 1 };
export const apple = {
  name: 'Apple',
  grams: 200,
  record_id: 'usda:171688',
  source: 'usda' as const,
  confidence: 0.9,
  per_100_g: per100g,
  nutrients: scaleNutrients(per100g, 200),
};
/** A planned meal of 104 kcal whose food has its record. */
export const aMeal = (fields: object = {}) => ({
  id: randomUUID(),
  type: 'lunch',
  name: 'Apple lunch',
  time: '12:30',
  notes: null,
  ...sumNutrients([apple]),
  calories: 104,
  serving_size: '1 apple',
  items: [apple],
  ...fields,
});

export const dayOf = async (user: ApiUser, date = DAY): Promise<MealPlanDay> => {
  const { status, body } = await user.call('GET', `/api/meal-plans/${date}`);
  expect(status).toBe(200);
  return z.strictObject(mealPlanDay.shape).parse(body);
};
export const save = async (
  user: ApiUser,
  meals: object[],
  version = 0,
  date = DAY,
  key: string = randomUUID(),
) => {
  const { status, body } = await user.call(
    'PUT',
    `/api/meal-plans/${date}`,
    { meals, version },
    { 'idempotency-key': key },
  );
  return { status, code: body.code, plan: body as unknown as MealPlan };
};
export const log = async (user: ApiUser, id: string, date = DAY, key: string = randomUUID()) => {
  const { status, body } = await user.call(
    'POST',
    `/api/meal-plans/${date}/meals/${id}/log`,
    { time_zone: ZONE },
    { 'idempotency-key': key },
  );
  return { status, code: body.code, logged: body as unknown as LoggedPlan };
};
export const entriesOf = async (user: ApiUser, date = DAY): Promise<FoodEntry[]> =>
  (await user.call('GET', `/api/food-entries?local_date=${date}&limit=100`)).body.entries;
