import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aPlannedMeal } from '#test/support/builders/a-planned-meal.ts';
import { aPlanDay, field, openPlan, save, untilSaved } from './open-plan.tsx';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => vi.useRealTimers());

describe('The typed values of a plan', () => {
  it('typed values stay in the browser until they are saved', async () => {
    const first = await openPlan();
    await first.user.type(field(0, 'Name'), 'Porridge');
    expect(screen.getByText(/Not saved yet/)).toBeDefined();
    first.unmount();
    const again = await openPlan();
    expect(field(0, 'Name').value).toBe('Porridge');
    await again.user.type(field(0, 'Calories'), '350');
    await again.user.click(save());
    await untilSaved();
    expect(Object.keys(localStorage).filter((key) => key.includes('meal-plan'))).toEqual([]);
  });

  it('typed values survive a failed save', async () => {
    const { user, api } = await openPlan();
    await user.type(field(0, 'Name'), 'Porridge');
    await user.type(field(0, 'Calories'), '350');
    api.on(mealPlanRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await user.click(save());
    expect((await findToast('Error')).tone).toBe('error');
    expect([field(0, 'Name').value, field(0, 'Calories').value]).toEqual(['Porridge', '350']);
    expect(screen.getByText(/Not saved yet/)).toBeDefined();
  });

  it('typed values produce one request, however often the button is clicked', async () => {
    const { user, api } = await openPlan();
    await user.type(field(0, 'Name'), 'Porridge');
    await user.type(field(0, 'Calories'), '350');
    await user.dblClick(save());
    await untilSaved();
    expect(api.sentTo(mealPlanRoutes.save)).toHaveLength(1);
  });

  it('typed values do not overwrite a plan saved in another tab until the user decides', async () => {
    const { user, holds, kept } = await openPlan(aPlanDay([aPlannedMeal()]));
    await user.clear(field(0, 'Name'));
    await user.type(field(0, 'Name'), 'Mine');
    holds(aPlanDay([aPlannedMeal({ name: 'Theirs', calories: 250 })], { version: 2 }));
    await user.click(save());
    expect(await screen.findByText(/saved in another tab: 1 meal, 250 kcal/)).toBeDefined();
    expect(field(0, 'Name').value).toBe('Mine');
    await user.click(screen.getByRole('button', { name: 'Keep my version' }));
    await user.click(save());
    await untilSaved();
    expect([kept().version, kept().meals[0]?.name]).toEqual([3, 'Mine']);
  });

  it("typed values give way to the other tab's plan when the user chooses it", async () => {
    const { user, holds } = await openPlan(aPlanDay([aPlannedMeal()]));
    await user.type(field(0, 'Notes'), 'hot');
    holds(aPlanDay([aPlannedMeal({ name: 'Theirs' })], { version: 2 }));
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
    expect([field(0, 'Name').value, field(0, 'Notes').value]).toEqual(['Theirs', '']);
    await untilSaved();
  });

  it('typed values keep the nutrition facts of a chosen food until its calories are changed', async () => {
    const { user, api } = await openPlan();
    const per_100_g = { calories: 52, protein: 0.3, carbs: 14, fat: 0.2, fiber: 2.4, sugar: 10, sodium: 1 };
    api.on(foodRoutes.search, () => ({
      foods: [
        {
          record_id: 'usda:171688',
          name: 'Apple',
          per_100_g,
          serving_grams: 200,
          alias: null,
          portions: [],
          liquid: false,
          branded: false,
        },
      ],
    }));
    await user.type(field(0, 'Name'), 'app');
    await user.click(await screen.findByRole('option', { name: /Apple/ }));
    expect(field(0, 'Calories').value).toBe('104');
    await user.click(save());
    await untilSaved();
    expect(api.sentTo(mealPlanRoutes.save)[0]?.body).toMatchObject({
      meals: [{ name: 'Apple', calories: 104, fiber: 4.8, items: [{ record_id: 'usda:171688' }] }],
    });
    await user.clear(field(0, 'Calories'));
    await user.type(field(0, 'Calories'), '90');
    await user.click(save());
    await waitFor(() => expect(api.sentTo(mealPlanRoutes.save)).toHaveLength(2));
    expect(api.sentTo(mealPlanRoutes.save)[1]?.body).toMatchObject({
      meals: [{ name: 'Apple', calories: 90, fiber: null, items: null }],
    });
  });
});
