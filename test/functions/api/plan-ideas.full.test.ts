import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { recommendedRecipe } from '#shared/meal-plans/recipe-schema.ts';
import { mealPlanWeek } from '#shared/meal-plans/schema.ts';
import { type UsualMeal, usualMeal } from '#shared/meal-plans/usual-meal.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { aMeal, apple, DAY, save } from './plan-calls.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser();
});

describe('PUT /api/meal-plans', () => {
  const saveDays = (user: ApiUser, days: object[]) => user.call('PUT', '/api/meal-plans', { days });
  const weekOf = async (user: ApiUser) =>
    mealPlanWeek.parse((await user.call('GET', `/api/meal-plans?from=${DAY}`)).body);

  it('lets every plan read, and Premium save, all days or none', async () => {
    const lea = await withUser({ plan: 'premium' });
    await save(lea, [aMeal({ name: 'There' })], 0, '2025-11-23');
    const days = [DAY, '2025-11-22'].map((date) => ({ date, meals: [aMeal({ name: date })], version: 0 }));
    const saved = await saveDays(lea, days);
    expect(saved.status).toBe(200);
    const week = await weekOf(lea);
    expect(week.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_none, at) => addDays(DAY, at)),
    );
    expect(week.days.map(({ meals }) => meals.map(({ name }) => name))).toEqual([
      [DAY],
      ['2025-11-22'],
      ['There'],
      [],
      [],
      [],
      [],
    ]);
    const stale = await saveDays(lea, [
      { date: '2025-11-24', meals: [aMeal()], version: 0 },
      { date: DAY, meals: [], version: 0 },
    ]);
    expect([stale.status, stale.body.code]).toEqual([409, 'MEAL_PLAN_CHANGED']);
    expect(await weekOf(lea)).toEqual(week);
  });

  it('GATE-11 (D18) rejects saving without the required plan', async () => {
    const answer = await saveDays(mara, [{ date: DAY, meals: [], version: 0 }]);
    expect([answer.status, answer.body.code]).toEqual([403, 'TIER_REQUIRED']);
    expect((await weekOf(mara)).days).toHaveLength(7);
  });
});

describe('Frequent meals', () => {
  it('lists meals that a user logged repeatedly, with the latest values', async () => {
    const lea = await withUser({ plan: 'premium' });
    const today = localDateOf(new Date(), ZONE);
    const had = (days: number, food_name: string, meal_type: string, calories: number) =>
      lea.call('POST', '/api/food-entries', {
        food_name,
        meal_type,
        calories,
        protein: 12,
        time_zone: ZONE,
        logged_at: `${addDays(today, -days)}T08:00:00+01:00`,
      });
    for (const days of [1, 2, 3]) await had(days, 'Porridge', 'breakfast', 400 - days);
    await had(2, 'Soup', 'lunch', 320);
    await had(70, 'Long ago', 'lunch', 500);
    await lea.call('POST', '/api/saved-meals', { name: 'My chilli', portions: 2, items: [apple] });
    const { body } = await lea.call('GET', `/api/usual-meals?until=${today}`);
    const { meals } = z.object({ meals: z.array(usualMeal) }).parse(body);
    const seen = meals.map(({ name, type, times, calories }: UsualMeal) => [name, type, times, calories]);
    expect(seen.slice(0, 3)).toEqual([
      ['Porridge', 'breakfast', 3, 399],
      ['Soup', 'lunch', 1, 320],
      ['My chilli', null, 0, 52],
    ]);
    // With so few meals the recipe book is used, whose foods all have records.
    const ofBook = meals.slice(3);
    expect(new Set(ofBook.map(({ type }) => type))).toEqual(new Set(mealTypes));
    expect(ofBook.every(({ items }) => items?.every(({ record_id }) => record_id !== null))).toBe(true);
  });

  it('GATE-11 (D18) frequent meals and recipes need the plan', async () => {
    const [usual, recipes] = [
      await mara.call('GET', `/api/usual-meals?until=${DAY}`),
      await mara.call('GET', '/api/recipe-recommendations?meal_type=dinner&calories=600'),
    ];
    expect([usual.body.code, recipes.body.code]).toEqual(['TIER_REQUIRED', 'TIER_REQUIRED']);
  });
});

describe('Recipes for the remaining calories', () => {
  it('recipes fit the remaining calories, suit the meal and take their values from the food table', async () => {
    const lea = await withUser({ plan: 'premium' });
    const { body } = await lea.call(
      'GET',
      '/api/recipe-recommendations?meal_type=dinner&calories=600&protein=35&fiber=10',
    );
    const { recipes } = z.object({ recipes: z.array(recommendedRecipe) }).parse(body);
    expect(recipes.length).toBeGreaterThan(3);
    for (const { types, per_serving, servings, items } of recipes) {
      expect(types).toContain('dinner');
      expect(per_serving.calories! * servings).toBeLessThanOrEqual(600);
      expect(items.every(({ record_id }) => record_id !== null)).toBe(true);
    }
    const none = await lea.call('GET', '/api/recipe-recommendations?meal_type=dinner&calories=0');
    expect((none.body as unknown as { recipes: unknown[] }).recipes).toEqual([]);
  });
});
