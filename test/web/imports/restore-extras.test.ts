import { beforeEach, describe, expect, it } from 'vitest';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { anEmptyDay } from '#test/support/builders/a-daily-summary.ts';
import { aBlankProfile, aProfile } from '#test/support/builders/a-profile.ts';
import { aMeal } from '#test/support/builders/a-saved-meal.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { readOwnExtras } from '#web/features/imports/read/own-extras.ts';
import { createRestoreExtra } from '#web/features/imports/restore-extras.ts';

const [OLD, NEW] = ['01KAHZQ3N00000000000000001', '01KAHZQ3N00000000000000002'];
const row = aMeal({ id: OLD, name: 'Porridge', portions: 2, version: 3 });
const planned = {
  id: 'planned-1',
  type: 'breakfast',
  name: 'Porridge',
  calories: 230,
  time: '08:00',
  logged_entry_id: 'E1',
  recipe: { id: OLD, servings: 1 },
};
const file = (name: string, rows: object[]) => ({ name: `${name}.json`, text: JSON.stringify(rows) });
const texts = [
  file('profile', [
    {
      email: 'a@b.example',
      height: 171,
      daily_calorie_goal: 1900,
      protein_goal: 120,
      diet: 'vegan',
      ai_consent: 'granted',
    },
  ]),
  file('meal-plans', [
    { date: '2026-11-18', meals: [planned], version: 4 },
    { date: '2026-11-19', meals: [], version: 1 },
  ]),
  file('saved-meals', [row, { id: 'damaged' }]),
];
const savedMeal = (): SavedMeal => ({ ...row, id: NEW });

let api: ReturnType<typeof scriptedApi>;
let meals: SavedMeal[] = [];
let version = 0;
let profile = aBlankProfile();
beforeEach(() => {
  api = scriptedApi();
  meals = [];
  version = 0;
  profile = aBlankProfile();
  const plan = { date: '2026-11-18', meals: [], updated_at: null };
  const day = { ...plan, daily_calorie_goal: 2000, eaten: anEmptyDay() };
  api.on(recipeRoutes.list, () => ({ meals, next: null }));
  api.on(recipeRoutes.create, savedMeal);
  api.on(mealPlanRoutes.read, () => ({ ...day, version }));
  api.on(mealPlanRoutes.save, () => ({ ...plan, version: 1 }));
  api.on(profileRoutes.read, () => profile);
  api.on(profileRoutes.save, () => profile);
});
const restoreAll = async (): Promise<boolean[]> => {
  const restore = createRestoreExtra('01KAHZQ3N00000000000000009');
  const results: boolean[] = [];
  for (const extra of readOwnExtras(texts)) results.push(await restore(extra, new AbortController().signal));
  return results;
};

describe('Saved meals, plans and the profile of the product’s own export', () => {
  it('saved meals are read before the plans that refer to them, without settings, consent and damaged rows', () => {
    const [meal, plan, values, ...others] = readOwnExtras(texts);
    expect(others).toEqual([]);
    expect(meal).toMatchObject({ kind: 'meal', meal: { id: OLD, portions: 2, notes: null } });
    expect(plan).toMatchObject({ kind: 'plan', plan: { date: '2026-11-18' } });
    expect(JSON.stringify(plan)).not.toContain('logged_entry_id');
    expect(values).toEqual({
      kind: 'profile',
      values: { height: 171, daily_calorie_goal: 1900, protein_goal: 120, diet: 'vegan' },
    });
  });

  it('a new account gets all of them, and its plan refers to its own saved meal', async () => {
    expect(await restoreAll()).toEqual([true, true, true]);
    expect(api.sentTo(mealPlanRoutes.save)[0]?.body).toMatchObject({
      version: 0,
      meals: [{ id: 'planned-1', recipe: { id: NEW, servings: 1 } }],
    });
    expect(api.sentTo(profileRoutes.save).map(({ body }) => body)).toEqual([
      { height: 171, diet: 'vegan' },
      { daily_calorie_goal: 1900 },
      { protein_goal: 120 },
    ]);
  });

  it('nothing is doubled or overwritten: meals by ID or content, planned days, and values that are set', async () => {
    meals = [savedMeal()];
    version = 2;
    profile = aProfile({ height: 180, daily_calorie_goal: 2200, protein_goal: 100, diet: 'none' });
    expect(await restoreAll()).toEqual([false, false, false]);
    const changed = [recipeRoutes.create, mealPlanRoutes.save, profileRoutes.save].flatMap((route) =>
      api.sentTo(route),
    );
    expect(changed).toEqual([]);
  });

  it('targets that the plan does not include are left out, and the rest is restored', async () => {
    api.on(profileRoutes.save, ({ body }) =>
      JSON.stringify(body).includes('protein') ? failure('TIER_REQUIRED') : profile,
    );
    api.on(recipeRoutes.create, () => failure('TOO_MANY_SAVED_MEALS'));
    expect(await restoreAll()).toEqual([false, true, true]);
    api.on(mealPlanRoutes.save, () => failure('INTERNAL'));
    await expect(restoreAll()).rejects.toMatchObject({ code: 'INTERNAL' });
  });
});
