import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { mealPlanSave } from '#shared/meal-plans/schema.ts';
import type { UsualMeal } from '#shared/meal-plans/usual-meal.ts';
import { addDays } from '#shared/time/local-date.ts';
import { aPlannedMeal } from '#test/support/builders/a-planned-meal.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aPlanDay, field, openPlan, save, TOMORROW, untilSaved } from './open-plan.tsx';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => vi.useRealTimers());

const stew = aUsualMeal({
  name: 'Bean stew',
  calories: 400,
  recipe: { id: 'bean-stew', minutes: 30, budget: 1, portions: 2 },
});

const emptyWeek = {
  days: Array.from({ length: 7 }, (_none, at) => ({
    date: addDays(TOMORROW, at - 3),
    meals: [],
    version: 0,
    updated_at: null,
  })),
  daily_calorie_goal: 2_000,
};

const openSwap = async (usual: UsualMeal[]) => {
  const opened = await openPlan(aPlanDay([aPlannedMeal()]), { canSwap: true });
  opened.api.on(mealPlanRoutes.usualMeals, () => ({ meals: usual }));
  opened.api.on(mealPlanRoutes.week, () => emptyWeek);
  return opened;
};

describe('A planned meal', () => {
  it('a planned meal can be swapped for another dish with its recipe, and back', async () => {
    const { user, api } = await openSwap([stew]);
    await user.click(screen.getByRole('button', { name: 'Swap Soup' }));
    await findToast('Meal swapped');
    expect(field(0, 'Name').value).toBe('Bean stew');
    await user.click(save());
    await untilSaved();
    expect(api.sentTo(mealPlanRoutes.save)[0]?.body).toMatchObject({
      meals: [{ name: 'Bean stew', time: '12:30', recipe: { id: 'bean-stew', servings: 1.25 } }],
    });
  });

  it('a planned meal that an allergy forbids names it and can be swapped, even if it is locked', async () => {
    const meal = aPlannedMeal({ is_locked: true });
    const { user, api } = await openPlan(
      aPlanDay([meal], {
        diet_conflicts: [
          { meal_id: meal.id, warnings: [{ kind: 'allergen', name: 'peanut', certainty: 'contains' }] },
        ],
      }),
      { canSwap: true },
    );
    api.on(mealPlanRoutes.usualMeals, () => ({ meals: [stew] }));
    api.on(mealPlanRoutes.week, () => emptyWeek);
    expect(await screen.findByText('Contains peanuts.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Swap Soup' }));
    await findToast('Meal swapped');
    expect(screen.queryByText('Contains peanuts.')).toBeNull();
  });

  it('a swap of a planned meal can be undone', async () => {
    const { user } = await openSwap([stew]);
    await user.click(screen.getByRole('button', { name: 'Swap Soup' }));
    await findToast('Meal swapped');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field(0, 'Name').value).toBe('Soup');
  });

  it('a planned meal stays when no other dish fits', async () => {
    const { user } = await openSwap([]);
    await user.click(screen.getByRole('button', { name: 'Swap Soup' }));
    await findToast('No other meal fits');
    expect(field(0, 'Name').value).toBe('Soup');
  });

  it('a planned meal can be locked, which hides its swap and is saved', async () => {
    const { user, api } = await openSwap([stew]);
    await user.click(screen.getByRole('button', { name: 'Lock Soup when planning again' }));
    expect(screen.queryByRole('button', { name: 'Swap Soup' })).toBeNull();
    await user.click(save());
    await untilSaved();
    expect(api.sentTo(mealPlanRoutes.save)[0]?.body).toMatchObject({ meals: [{ is_locked: true }] });
  });

  it('a planned meal loses its recipe when its name is changed', async () => {
    const { user, api } = await openPlan(
      aPlanDay([aPlannedMeal({ recipe: { id: 'bean-stew', servings: 1 } })]),
    );
    await user.type(field(0, 'Name'), ' with rice');
    await user.click(save());
    await untilSaved();
    const sent = mealPlanSave.parse(api.sentTo(mealPlanRoutes.save)[0]?.body);
    expect(sent.meals[0]).not.toHaveProperty('recipe');
  });

  it('a planned meal has no swap on plans without suggestions', async () => {
    await openPlan(aPlanDay([aPlannedMeal()]));
    expect(screen.queryByRole('button', { name: 'Swap Soup' })).toBeNull();
  });
});
