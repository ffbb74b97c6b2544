import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { createMealPlanEntity } from '#functions/meal-plans/public.ts';
import { createPhotoEntity } from '#functions/photos/public.ts';
import { createProfileEntity } from '#functions/profile/public.ts';
import { withoutNulls } from '#functions/platform/table/nulls.ts';
import type { Write } from '#functions/platform/table/transact.ts';
import { createSavedMealEntity } from '#functions/recipes/saved-meal-entity.ts';
import { createWeightWrites } from '#functions/weights/public.ts';
import { photoKeyOf } from '#shared/photos/schema.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { chance } from '../chance.ts';
import { type DemoAccount, demoProfile } from '../demo-account.ts';
import type { PlannedDemoMeal } from '../demo-days.ts';
import { demoRecipes } from '../demo-recipes.ts';
import { nutritionOfMeal } from '../nutrition-of-meal.ts';
import type { RowContext } from './row-writer.ts';

/** How long the accounts exist, days. */
const MEMBER_DAYS = 60;
/** Days of weights, and how many days lie between two of them. */
const WEIGHT_DAYS = 56;
const WEIGHT_STEP = 3;
/** Loss over eight weeks and variation from day to day, kg. */
const LOST = 2.4;
const VARIATION = 0.5;

const toInstant = (now: Date, daysAgo: number): string =>
  new Date(now.getTime() - daysAgo * 86_400_000).toISOString();

/** Writes the profile of an account. */
export const writeProfile = async (
  { table, now, zone, writeOnce }: RowContext,
  userId: string,
  { email, fullName, sex }: DemoAccount,
): Promise<void> => {
  const today = localDateOf(now, zone);
  const row = createProfileEntity(table)
    .build(PutItemCommand)
    .item({
      ...demoProfile,
      user_id: userId,
      email,
      full_name: fullName,
      sex,
      typed_weight: demoProfile.weight + LOST,
      typed_on: addDays(today, -MEMBER_DAYS),
      weighed_on: addDays(today, -MEMBER_DAYS),
      time_zone: zone,
      created_at: toInstant(now, MEMBER_DAYS),
      updated_at: now.toISOString(),
    });
  await writeOnce(userId, 'demo-profile', [{ Put: row.params() }]);
};

/** Returns the weight some days ago: a slow loss with daily variation, rounded to 0.1 kg. */
const demoWeight = (daysAgo: number): number => {
  const trend = demoProfile.weight + (LOST * daysAgo) / WEIGHT_DAYS;
  const off = daysAgo === 0 ? 0 : (chance(`weight ${daysAgo}`) - 0.5) * 2 * VARIATION;
  return Math.round((trend + off) * 10) / 10;
};

/** Writes a weight every three days, and the newest to the profile. */
export const writeWeights = async (
  { table, now, zone, writeOnce }: RowContext,
  userId: string,
): Promise<void> => {
  const { put, onProfile } = createWeightWrites(table, () => now);
  const today = localDateOf(now, zone);
  const weights = Array.from({ length: Math.floor(WEIGHT_DAYS / WEIGHT_STEP) + 1 }, (_none, nth) => ({
    date: addDays(today, -nth * WEIGHT_STEP),
    weight: demoWeight(nth * WEIGHT_STEP),
    updated_at: toInstant(now, nth * WEIGHT_STEP),
  }));
  await writeOnce(userId, 'demo-weights', [
    ...weights.map((weight) => put(userId, weight)),
    onProfile(userId, weights[0]!),
  ]);
};

/** Writes the photo's row. @returns the key of its object */
export const writePhoto = async (
  { table, now, newId, writeOnce }: RowContext,
  userId: string,
): Promise<string> => {
  const id = newId();
  const row = createPhotoEntity(table)
    .build(PutItemCommand)
    .item({ user_id: userId, id, content_type: 'image/webp', status: 'kept', created_at: now.toISOString() });
  await writeOnce(userId, `demo-photo-${id}`, [{ Put: row.params() }]);
  return photoKeyOf(id);
};

/** Writes the saved recipes. */
export const writeRecipes = async (
  { table, now, newId, writeOnce }: RowContext,
  userId: string,
  foods: FoodKnowledge,
): Promise<void> => {
  const meals = createSavedMealEntity(table);
  const ids = demoRecipes.map(() => newId()).toSorted();
  const at = now.toISOString();
  const writes = demoRecipes.map(({ name, portions, words, notes }, nth): Write => {
    const { items } = nutritionOfMeal({ food_name: name, words }, foods);
    const meal = {
      user_id: userId,
      id: ids[nth]!,
      name,
      portions,
      notes,
      items,
      version: 1,
      created_at: at,
      updated_at: at,
    };
    return { Put: meals.build(PutItemCommand).item(withoutNulls(meal)).params() };
  });
  await writeOnce(userId, 'demo-recipes', writes);
};

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Writes the plan of a day. */
export const writePlan = async (
  { table, now, newId, writeOnce }: RowContext,
  userId: string,
  date: string,
  meals: readonly PlannedDemoMeal[],
): Promise<void> => {
  const planned = meals.map(({ type, at, nutrition }) => ({
    id: newId(),
    type,
    name: nutrition.food_name,
    calories: nutrition.calories,
    time: clockTime(Math.round(at / 15) * 15),
    notes: null,
    protein: nutrition.protein,
    carbs: nutrition.carbs,
    fat: nutrition.fat,
    fiber: nutrition.fiber,
    sugar: nutrition.sugar,
    sodium: nutrition.sodium,
    serving_size: nutrition.serving_size,
    items: nutrition.items,
    logged_entry_id: null,
  }));
  const row = createMealPlanEntity(table)
    .build(PutItemCommand)
    .item({ user_id: userId, date, meals: planned, version: 1, updated_at: now.toISOString() });
  await writeOnce(userId, `demo-plan-${date}`, [{ Put: row.params() }]);
};
