import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { RecommendedRecipe } from '#shared/meal-plans/recipe-schema.ts';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { MealPlan, MealPlanDaysSave } from '#shared/meal-plans/schema.ts';
import { nutrientsOf } from '#shared/nutrition/totals.ts';
import { addDays } from '#shared/time/local-date.ts';
import { aUsual } from '#test/shared/meal-plans/a-usual.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { PlanSuggestions } from '#web/features/meal-plans/plan-suggestions.tsx';
import { RecipeIdeas } from '#web/features/meal-plans/recipe-ideas.tsx';
import { TodaysPlan } from '#web/features/meal-plans/todays-plan.tsx';
import { WeekPlan } from '#web/features/meal-plans/week-plan.tsx';
import { anEntry } from '../food-entries/an-entry.ts';
import { renderScreen } from '../ui/render-screen.tsx';
import { shownToast } from '../ui/shown-toast.ts';
import { aPlanDay, aPlanned, field, keptPlan, openPlan, TODAY, TOMORROW } from './open-plan.tsx';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => vi.useRealTimers());

const per_100_g = { calories: 100, protein: 10, carbs: 10, fat: 2, fiber: 3, sugar: 1, sodium: 50 };
const aRecipe = (over: Partial<RecommendedRecipe> = {}): RecommendedRecipe => ({
  id: 'stew',
  name: 'Bean stew',
  types: ['dinner'],
  minutes: 25,
  portions: 2,
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
      nutrients: nutrientsOf(per_100_g, 800),
    },
  ],
  per_serving: nutrientsOf(per_100_g, 400),
  servings: 1,
  ...over,
});

describe('Suggestions beside a plan', () => {
  it('fill the row of their meal with one press, and make room for the next', async () => {
    const { user } = await openPlan(aPlanDay(), {
      renderIdeas: (_date, ideas) => <PlanSuggestions {...ideas} />,
    });
    expect(await screen.findByText(/380 kcal. You had this 6 times; leaves 1,620 kcal/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Plan Oats' }));
    expect([field(0, 'Name').value, field(0, 'Calories').value]).toEqual(['Oats', '380']);
    expect(await screen.findByRole('button', { name: 'Plan Soup' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Plan Oats' })).toBeNull();
  });
});

describe('Recipes beside a plan', () => {
  const left = { calories: 900, protein: 50, fiber: 15 };

  it('show what goes in, and are planned at the servings that are typed', async () => {
    const api = scriptedApi();
    api.on(mealPlanRoutes.recipes, () => ({ recipes: [aRecipe()] }));
    const onPlan = vi.fn();
    const { user } = renderScreen(<RecipeIdeas date={TOMORROW} left={left} planned={[]} onPlan={onPlan} />);
    await user.click(screen.getByRole('radio', { name: 'Dinner' }));
    expect(await screen.findByText(/One serving, 400 kcal, leaves 500 kcal/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show Bean stew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bean stew' }));
    expect(dialog.getByText('800 g beans')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Log it' })).toBeNull();
    await user.clear(dialog.getByLabelText('Servings you eat'));
    await user.type(dialog.getByLabelText('Servings you eat'), '1,5');
    await user.click(dialog.getByRole('button', { name: 'Plan it' }));
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

  it('are logged with one press on a day that has begun', async () => {
    const api = scriptedApi();
    api.on(mealPlanRoutes.recipes, () => ({ recipes: [aRecipe()] }));
    api.on(foodEntryRoutes.create, () => anEntry());
    const { user } = renderScreen(<RecipeIdeas date={TODAY} left={left} planned={[]} onPlan={vi.fn()} />);
    await user.click(await screen.findByRole('button', { name: 'Show Bean stew' }));
    await user.click(await screen.findByRole('button', { name: 'Log it' }));
    await waitFor(() => expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(1));
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      food_name: 'Bean stew',
      calories: 400,
    });
  });
});

describe('The week beside a plan', () => {
  const weekApi = (planned: Record<string, MealPlan['meals']> = {}) => {
    const api = scriptedApi();
    let days = Array.from({ length: 7 }, (_none, at): MealPlan => {
      const date = addDays(TOMORROW, at);
      const meals = planned[date] ?? [];
      return { date, meals, version: meals.length > 0 ? 1 : 0, updated_at: null };
    });
    api.on(mealPlanRoutes.week, () => ({ days, daily_calorie_goal: 1_000 }));
    api.on(mealPlanRoutes.saveDays, ({ body }) => {
      const sent = new Map((body as MealPlanDaysSave).days.map((day) => [day.date, day]));
      days = days.map((day) => {
        const meals = sent.get(day.date)?.meals.map((meal) => ({ ...meal, logged_entry_id: null }));
        return meals ? { ...day, meals, version: day.version + 1 } : day;
      });
      return { days: days.filter(({ date }) => sent.has(date)) };
    });
    api.on(mealPlanRoutes.usualMeals, () => ({
      meals: [
        aUsual({ name: 'Oats', type: 'breakfast', calories: 300 }),
        aUsual({ name: 'Soup', calories: 400 }),
        aUsual({ name: 'Fish', type: 'dinner', calories: 350 }),
      ],
    }));
    return { api, days: () => days };
  };
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Planned days' })).getAllByRole('listitem');

  it('is filled from the usual meals, and taken back', async () => {
    const { days } = weekApi({ [TOMORROW]: [aPlanned({ name: 'Mine', calories: 990 })] });
    const { user } = renderScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    expect((await rows())[0]?.textContent).toContain('990 kcal, 1 meal');
    await user.click(screen.getByRole('button', { name: 'Fill the empty days' }));
    expect((await shownToast('Week planned')).text).toContain('6 days from your usual meals.');
    await waitFor(async () => expect((await rows())[3]?.textContent).toContain('1,050 kcal, 3 meals'));
    expect((await rows())[0]?.textContent).toContain('990 kcal, 1 meal');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(days().filter(({ meals }) => meals.length > 0)).toHaveLength(1));
  });

  it('says which days the usual meals do not bring to the goal', async () => {
    const { api } = weekApi();
    api.on(mealPlanRoutes.usualMeals, () => ({ meals: [aUsual({ calories: 400 })] }));
    const { user } = renderScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Fill the empty days' }));
    expect(await screen.findByText(/do not reach your goal of 1,000 kcal everywhere/)).toBeDefined();
  });

  it('has a day copied to another, and cleared', async () => {
    const { days } = weekApi({ [TOMORROW]: [aPlanned()] });
    const { user } = renderScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    const next = addDays(TOMORROW, 1);
    await user.click(await screen.findByRole('button', { name: /^Copy Tomorrow, Nov 21 to Sun, Nov 22/ }));
    await shownToast('Day copied');
    const copied = days().find(({ date }) => date === next)?.meals[0];
    expect([copied?.name, copied?.id === aPlanned().id]).toEqual(['Soup', false]);
    await user.click(await screen.findByRole('button', { name: 'Clear Sun, Nov 22' }));
    await shownToast('Plan cleared');
    expect(days().find(({ date }) => date === next)?.meals).toEqual([]);
  });

  it('opens another day', async () => {
    weekApi();
    const onDate = vi.fn();
    const { user } = renderScreen(<WeekPlan date={TOMORROW} onDate={onDate} />);
    await user.click(await screen.findByRole('button', { name: 'Open Sun, Nov 22' }));
    expect(onDate).toHaveBeenCalledWith('2026-11-22');
  });

  it('tells a failure in place', async () => {
    const { api } = weekApi();
    api.on(mealPlanRoutes.week, () => failure('VALIDATION_FAILED'));
    renderScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});

describe('The plan of a day in the diary', () => {
  it('PLAN-13 (D24) logs a planned meal with one press, and takes it back', async () => {
    const { kept } = keptPlan(aPlanDay([aPlanned({ notes: 'warm' })], { date: TODAY }));
    const { user } = renderScreen(<TodaysPlan date={TODAY} onPlan={vi.fn()} />);
    expect(await screen.findByText('Lunch, 12:30, 400 kcal. warm')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Log Soup' }));
    expect(await screen.findByText('Logged')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Take Soup back' }));
    await waitFor(() => expect(kept().meals[0]?.logged_entry_id).toBeNull());
    expect(await screen.findByRole('button', { name: 'Log Soup' })).toBeDefined();
  });

  it('stands nowhere where nothing is planned', async () => {
    const { api } = keptPlan(aPlanDay([], { date: TODAY }));
    renderScreen(<TodaysPlan date={TODAY} onPlan={vi.fn()} />);
    await waitFor(() => expect(api.sentTo(mealPlanRoutes.read)).toHaveLength(1));
    expect(screen.queryByText('Planned')).toBeNull();
  });
});
