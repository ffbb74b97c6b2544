import { screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import {
  type MealPlan,
  type MealPlanDay,
  mealPlanSave,
  type PlannedMeal,
} from '#shared/meal-plans/schema.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { Profile } from '#shared/profile/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { PlanFoodName } from '#web/app/pages/planning/plan-food-name.tsx';
import { MealDietSlot } from '#web/features/foods/public.ts';
import type { PlanIdeas } from '#web/features/meal-plans/plan-day.tsx';
import { PlanTomorrow } from '#web/features/meal-plans/plan-tomorrow.tsx';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aDailySummary } from '#test/support/builders/a-daily-summary.ts';

export const TODAY = '2026-11-20';
export const TOMORROW = '2026-11-21';

/** A day's plan as returned by the server. */
export const aPlanDay = (meals: PlannedMeal[] = [], over: Partial<MealPlanDay> = {}): MealPlanDay => ({
  date: TOMORROW,
  meals,
  version: meals.length > 0 ? 1 : 0,
  updated_at: null,
  daily_calorie_goal: 2_000,
  eaten: aDailySummary({ date: TOMORROW, total_calories: 0, meal_count: 0, protein: 0, fiber: 0 }),
  ...over,
});

/** Creates an API that stores one day's plan like the real one. */
export const keptPlan = (start: MealPlanDay, profile: Partial<Profile> = {}) => {
  const api = scriptedApi();
  let kept = start;
  api.on(foodRoutes.mine, () => ({ favourites: [], recents: [] }));
  api.on(mealPlanRoutes.usualMeals, () => ({
    meals: [aUsualMeal({ name: 'Oats', type: 'breakfast', calories: 380, times: 6 }), aUsualMeal()],
  }));
  api.on(profileRoutes.read, () => aProfile(profile));
  api.on(mealPlanRoutes.read, ({ path }) => {
    const date = path.split('/').at(-1)!;
    return date === kept.date ? kept : aPlanDay([], { date });
  });
  api.on(mealPlanRoutes.save, ({ body }): MealPlan | Response => {
    // A save that the real API would reject is not stored.
    const { meals, version } = mealPlanSave.parse(body);
    if (version !== kept.version) return failure('MEAL_PLAN_CHANGED');
    const logged = new Map(kept.meals.map(({ id, logged_entry_id }) => [id, logged_entry_id]));
    const saved = meals.map((meal) => ({ ...meal, logged_entry_id: logged.get(meal.id) ?? null }));
    kept = { ...kept, meals: saved, version: version + 1 };
    return kept;
  });
  const mark = (path: string, logged_entry_id: string | null): void => {
    const id = path.split('/').at(-2);
    const meals = kept.meals.map((meal) => (meal.id === id ? { ...meal, logged_entry_id } : meal));
    kept = { ...kept, meals, version: kept.version + 1 };
  };
  api.on(mealPlanRoutes.log, ({ path }) => {
    const entry = aFoodEntry({ food_name: 'Soup', meal_type: 'lunch', local_date: kept.date });
    mark(path, entry.id);
    return { plan: kept, entry };
  });
  api.on(mealPlanRoutes.unlog, ({ path }) => {
    mark(path, null);
    return kept;
  });
  return {
    api,
    kept: () => kept,
    /** Simulates a save in another tab. */
    holds: (day: MealPlanDay) => (kept = day),
  };
};

interface Options {
  date?: LocalDate | null;
  profile?: Partial<Profile>;
  renderIdeas?: (date: LocalDate, ideas: PlanIdeas) => React.ReactNode;
  canSwap?: boolean;
}

/** Opens the page on 20 November 2026 with a plan for tomorrow. */
export const openPlan = async (
  day = aPlanDay(),
  { date = null, profile, renderIdeas = () => null, canSwap = false }: Options = {},
) => {
  const server = keptPlan(day, profile);
  const onBack = vi.fn();
  const onDate = vi.fn();
  const view = openScreen(
    <PlanTomorrow
      date={date}
      canSwap={canSwap}
      onDate={onDate}
      onBack={onBack}
      renderFoodName={(field) => <PlanFoodName {...field} />}
      renderWarnings={(warnings) => <MealDietSlot conflicts={warnings} />}
      renderIdeas={renderIdeas}
    />,
  );
  await screen.findByRole('form', { name: 'Meal plan' });
  return { ...server, ...view, onBack, onDate };
};

export const meals = () =>
  within(screen.getByRole('list', { name: 'Planned meals' })).getAllByRole('listitem');
export const mealAt = (at: number) => within(meals()[at]!);
export const field = (at: number, label: string) => mealAt(at).getByLabelText<HTMLInputElement>(label);
export const save = () => screen.getByRole('button', { name: 'Save Meal Plan' });
/** Returns the value below a label of the overview. */
export const figure = (word: string) => screen.getByText(word).nextElementSibling?.textContent;
export const untilSaved = () => waitFor(() => screen.getByText('Saved.'));
