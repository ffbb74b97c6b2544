import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { RecommendedRecipe } from '#shared/meal-plans/recipe-schema.ts';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { scaleNutrients } from '#shared/nutrition/values/totals.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { PlanSuggestions } from '#web/features/meal-plans/plan-suggestions.tsx';
import { RecipeIdeas } from '#web/features/meal-plans/recipe-ideas.tsx';
import { TodaysPlan } from '#web/features/meal-plans/todays-plan.tsx';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aPlannedMeal } from '#test/support/builders/a-planned-meal.ts';
import { aPlanDay, field, keptPlan, openPlan, TODAY, TOMORROW } from './open-plan.tsx';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => vi.useRealTimers());

const per_100_g = { calories: 100, protein: 10, carbs: 10, fat: 2, fiber: 3, sugar: 1, sodium: 50 };
const aRecipe = (over: Partial<RecommendedRecipe> = {}): RecommendedRecipe => ({
  id: 'stew',
  name: 'Bean stew',
  types: ['dinner'],
  minutes: 25,
  portions: 2,
  budget: 1,
  ingredients: ['800 g beans'],
  method: ['Stew them.'],
  items: [
    {
      name: 'Beans',
      grams: 800,
      record_id: 'usda:1',
      source: 'usda',
      confidence: 1,
      per_100_g,
      nutrients: scaleNutrients(per_100_g, 800),
    },
  ],
  per_serving: scaleNutrients(per_100_g, 400),
  servings: 1,
  ...over,
});

describe('The suggestions of a plan', () => {
  it('the suggestions of a plan fill the row of their meal with one click, and are replaced by the next', async () => {
    const { user } = await openPlan(aPlanDay(), {
      renderIdeas: (_date, ideas) => <PlanSuggestions {...ideas} />,
    });
    expect(await screen.findByText(/380 kcal. You’ve had this 6 times; 1,620 kcal left/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Plan Oats' }));
    expect([field(0, 'Name').value, field(0, 'Calories').value]).toEqual(['Oats', '380']);
    expect(await screen.findByRole('button', { name: 'Plan Soup' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Plan Oats' })).toBeNull();
  });

  it('the suggestions of a plan become meals of the plan, without the extra data of a usual meal', async () => {
    const { user, kept } = await openPlan(aPlanDay(), {
      renderIdeas: (_date, ideas) => <PlanSuggestions {...ideas} />,
    });
    await user.click(await screen.findByRole('button', { name: 'Plan Oats' }));
    await user.click(screen.getByRole('button', { name: 'Save Meal Plan' }));
    await findToast('Meal plan saved!');
    expect(kept().meals).toMatchObject([{ type: 'breakfast', name: 'Oats', calories: 380 }]);
  });
});

describe('The suggestions for a new user', () => {
  it('suggestions for a new user come from the recipe book until a few meals are logged', async () => {
    const meals = [aUsualMeal({ name: 'Lentils', type: 'breakfast', times: 0, last_date: null })];
    const ideas = { left: { calories: 900, protein: 50, fiber: 15 }, planned: [], onPlan: vi.fn() };
    scriptedApi().on(mealPlanRoutes.usualMeals, () => ({ meals }));
    openScreen(<PlanSuggestions {...ideas} />);
    expect(await screen.findByText(/Until then, here are some recipes/)).toBeDefined();
    expect(screen.getByText(/500 kcal. From the recipe book; 400 kcal left/)).toBeDefined();
  });
});

describe('The ideas for a user at risk (decision D49)', () => {
  const left = { calories: 800, protein: 20, fiber: 5, isGoalHidden: true };

  it.each([
    [
      'usual meals',
      <PlanSuggestions key="usual" left={left} planned={[]} onPlan={vi.fn()} />,
      '500 kcal. You’ve had this 6 times.',
    ],
    [
      'recipes',
      <RecipeIdeas key="recipes" date={TOMORROW} left={left} planned={[]} onPlan={vi.fn()} />,
      'One serving, 400 kcal. 25 minutes.',
    ],
  ])('the ideas from %s mention no goal and nothing that is left', async (_source, ideas, text) => {
    const api = scriptedApi();
    api.on(mealPlanRoutes.usualMeals, () => ({ meals: [aUsualMeal({ type: null, times: 6 })] }));
    api.on(mealPlanRoutes.recipes, () => ({ recipes: [aRecipe()] }));
    openScreen(ideas);
    expect(await screen.findByText(text)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/left|goal|protein/i);
  });
});

describe('The recipes of a plan', () => {
  const left = { calories: 900, protein: 50, fiber: 15 };

  it('the recipes of a plan show the ingredients, and are planned with the typed number of servings', async () => {
    const api = scriptedApi();
    api.on(mealPlanRoutes.recipes, () => ({ recipes: [aRecipe()] }));
    const onPlan = vi.fn();
    const { user } = openScreen(<RecipeIdeas date={TOMORROW} left={left} planned={[]} onPlan={onPlan} />);
    await user.click(screen.getByRole('radio', { name: 'Dinner' }));
    expect(await screen.findByText(/One serving, 400 kcal. 500 kcal left/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show Bean stew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bean stew' }));
    expect(dialog.getByText('800 g beans')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Log' })).toBeNull();
    await user.clear(dialog.getByLabelText('Your servings'));
    await user.type(dialog.getByLabelText('Your servings'), '1,5');
    await user.click(dialog.getByRole('button', { name: 'Add to plan' }));
    expect(onPlan.mock.calls).toMatchObject([
      [
        'dinner',
        {
          name: 'Bean stew',
          calories: 600,
          protein: 60,
          serving_size: '1.5 servings',
          items: [{ grams: 600 }],
        },
      ],
    ]);
  });

  it('the recipes of a plan can be logged with one click on a day that has started', async () => {
    const api = scriptedApi();
    api.on(mealPlanRoutes.recipes, () => ({ recipes: [aRecipe()] }));
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    const { user } = openScreen(<RecipeIdeas date={TODAY} left={left} planned={[]} onPlan={vi.fn()} />);
    await user.click(await screen.findByRole('button', { name: 'Show Bean stew' }));
    await user.click(await screen.findByRole('button', { name: 'Log' }));
    await waitFor(() => expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(1));
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      food_name: 'Bean stew',
      calories: 400,
    });
  });
});

describe("The day's plan in the diary", () => {
  it("PLAN-13 (D24) the day's plan in the diary logs a planned meal with one click, and undoes it", async () => {
    const { kept } = keptPlan(aPlanDay([aPlannedMeal({ notes: 'warm' })], { date: TODAY }));
    const { user } = openScreen(<TodaysPlan date={TODAY} onPlan={vi.fn()} />);
    expect(await screen.findByText('Lunch, 12:30, 400 kcal. warm')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Log Soup' }));
    expect(await screen.findByText('Logged')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo logging Soup' }));
    await waitFor(() => expect(kept().meals[0]?.logged_entry_id).toBeNull());
    expect(await screen.findByRole('button', { name: 'Log Soup' })).toBeDefined();
  });

  it("the day's plan in the diary stays hidden when nothing is planned", async () => {
    const { api } = keptPlan(aPlanDay([], { date: TODAY }));
    openScreen(<TodaysPlan date={TODAY} onPlan={vi.fn()} />);
    await waitFor(() => expect(api.sentTo(mealPlanRoutes.read)).toHaveLength(1));
    expect(screen.queryByText('Planned')).toBeNull();
  });
});
