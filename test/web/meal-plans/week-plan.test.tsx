import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { MealPlan, MealPlanDaysSave } from '#shared/meal-plans/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { WeekPlan } from '#web/features/meal-plans/week/week-plan.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aPlannedMeal } from '#test/support/builders/a-planned-meal.ts';
import { TODAY, TOMORROW } from './open-plan.tsx';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('The week view of a plan', () => {
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
        aUsualMeal({ name: 'Oats', type: 'breakfast', calories: 300 }),
        aUsualMeal({ name: 'Soup', calories: 400 }),
        aUsualMeal({ name: 'Fish', type: 'dinner', calories: 350 }),
      ],
    }));
    return { api, days: () => days };
  };
  const rows = async () =>
    [...(await screen.findByRole('list', { name: 'Planned days' })).children] as HTMLElement[];

  it('fills only future days, and leaves past and current ones unchanged', async () => {
    const { api } = weekApi();
    const monday = '2026-11-16';
    const days = Array.from({ length: 7 }, (_none, at): MealPlan => {
      return { date: addDays(monday, at), meals: [], version: 0, updated_at: null };
    });
    api.on(mealPlanRoutes.week, () => ({ days, daily_calorie_goal: 1_000 }));
    const { user } = openScreen(<WeekPlan date={TODAY} onDate={vi.fn()} />);
    await user.click(await screen.findByRole('radio', { name: 'Mon–Sun' }));
    await rows();
    await user.click(screen.getByRole('button', { name: 'Fill empty days' }));
    await waitFor(() => expect(api.sentTo(mealPlanRoutes.saveDays)).toHaveLength(1));
    const sent = api.sentTo(mealPlanRoutes.saveDays)[0]?.body as MealPlanDaysSave;
    // Today is Friday.
    expect(sent.days.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('the week view of a plan keeps logged meals when it is cleared', async () => {
    const logged = aPlannedMeal({ id: 'row-00000009', name: 'Eaten', logged_entry_id: 'entry-1' });
    const { api } = weekApi({
      [TOMORROW]: [aPlannedMeal(), logged],
      [addDays(TOMORROW, 1)]: [{ ...logged, id: 'row-00000010' }],
    });
    const { user } = openScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    await rows();
    expect(screen.queryByRole('button', { name: 'Clear Sun, Nov 22' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear Tomorrow, Nov 21' }));
    expect((await findToast('Plan cleared')).text).toContain('1 day. Logged meals stay.');
    const sent = api.sentTo(mealPlanRoutes.saveDays)[0]?.body as MealPlanDaysSave;
    expect(sent.days.map(({ meals }) => meals.map(({ name }) => name))).toEqual([['Eaten']]);
  });

  it('the week view of a plan uses the recipe book for users without meals, and mentions it', async () => {
    const { api } = weekApi();
    const ofBook = { times: 0, last_date: null };
    api.on(mealPlanRoutes.usualMeals, () => ({
      meals: [aUsualMeal({ name: 'Lentils', calories: 950, ...ofBook })],
    }));
    const { user } = openScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Fill empty days' }));
    expect((await findToast('Week planned')).text).toContain('7 days from our recipes.');
  });

  it('the week view of a plan mentions how many meals the diet and allergies left out', async () => {
    const { api } = weekApi();
    api.on(mealPlanRoutes.usualMeals, () => ({ meals: [aUsualMeal({ calories: 950 })], left_out: 12 }));
    const { user } = openScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    await rows();
    expect(screen.queryByText(/We left out/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fill empty days' }));
    expect(await screen.findByText(/^We left out 12 meals that don’t fit your diet/)).toBeDefined();
  });

  it('the week view of a plan can be filled from usual meals, and undone', async () => {
    const { days } = weekApi({ [TOMORROW]: [aPlannedMeal({ name: 'Mine', calories: 990 })] });
    const { user } = openScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    expect((await rows())[0]?.textContent).toContain('990 kcal, 1 meal');
    await user.click(screen.getByRole('button', { name: 'Fill empty days' }));
    expect((await findToast('Week planned')).text).toContain('6 days from your usual meals.');
    await waitFor(async () => expect((await rows())[3]?.textContent).toContain('975 kcal, 3 meals'));
    expect((await rows())[0]?.textContent).toContain('990 kcal, 1 meal');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(days().filter(({ meals }) => meals.length > 0)).toHaveLength(1));
  });

  it('plans the week again from the chosen options, and keeps locked meals', async () => {
    const locked = aPlannedMeal({ id: 'row-00000007', name: 'Mine', type: 'dinner', is_locked: true });
    const { api, days } = weekApi({ [TOMORROW]: [locked, aPlannedMeal({ name: 'Old' })] });
    const recipe = { id: 'stew', minutes: 40, budget: 1, portions: 1 } as const;
    api.on(mealPlanRoutes.usualMeals, () => ({
      meals: [
        aUsualMeal({ name: 'Slow stew', calories: 300, times: 0, recipe }),
        aUsualMeal({ name: 'Quick salad', calories: 300, times: 0, recipe: { ...recipe, minutes: 10 } }),
      ],
    }));
    const { user } = openScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    await rows();
    await user.click(screen.getByText('Planning options'));
    await user.selectOptions(screen.getByLabelText('Time per recipe'), 'Up to 15 minutes');
    await user.click(screen.getByRole('button', { name: 'Plan again' }));
    await findToast('Week planned');
    const names = days().map(({ meals }) => meals.map(({ name }) => name));
    expect(names[0]).toEqual(expect.arrayContaining(['Mine', 'Quick salad']));
    expect(names.flat()).not.toContain('Old');
    expect(names.flat()).not.toContain('Slow stew');
    expect(api.sentTo(mealPlanRoutes.usualMeals).at(-1)?.query.get('include')).toBe('recipes');
  });

  it('says what to change when no meal matches the options', async () => {
    const { api } = weekApi();
    api.on(mealPlanRoutes.usualMeals, () => ({ meals: [aUsualMeal()] }));
    const { user } = openScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    await rows();
    await user.click(screen.getByText('Planning options'));
    await user.selectOptions(screen.getByLabelText('Plan from'), 'Only recipes');
    await user.click(screen.getByRole('button', { name: 'Fill empty days' }));
    expect((await findToast('No meals match')).text).toContain('planning options');
    expect(api.sentTo(mealPlanRoutes.saveDays)).toEqual([]);
  });

  it('shows the days on which the usual meals miss the goal', async () => {
    const { api } = weekApi();
    api.on(mealPlanRoutes.usualMeals, () => ({ meals: [aUsualMeal({ calories: 400 })] }));
    const { user } = openScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Fill empty days' }));
    expect(await screen.findByText(/These meals don’t always reach your 1,000 kcal goal/)).toBeDefined();
  });

  it('the week view of a plan does not copy a day to a past one', async () => {
    const { api } = weekApi();
    const days = Array.from({ length: 7 }, (_none, at): MealPlan => {
      const date = addDays('2026-11-16', at);
      return { date, meals: date === TODAY ? [aPlannedMeal()] : [], version: 1, updated_at: null };
    });
    api.on(mealPlanRoutes.week, () => ({ days, daily_calorie_goal: 1_000 }));
    openScreen(<WeekPlan date={TODAY} onDate={vi.fn()} />);
    await rows();
    const copies = screen.getAllByRole('button', { name: /^Copy Today/ });
    expect(copies.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Copy Today, Nov 20 to Tomorrow, Nov 21',
      'Copy Today, Nov 20 to Sun, Nov 22',
    ]);
  });

  it('the week view of a plan copies a day to another one, and clears a day', async () => {
    const { days } = weekApi({ [TOMORROW]: [aPlannedMeal()] });
    const { user } = openScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    const next = addDays(TOMORROW, 1);
    await user.click(await screen.findByRole('button', { name: /^Copy Tomorrow, Nov 21 to Sun, Nov 22/ }));
    await findToast('Day copied');
    const copied = days().find(({ date }) => date === next)?.meals[0];
    expect([copied?.name, copied?.id === aPlannedMeal().id]).toEqual(['Soup', false]);
    await user.click(await screen.findByRole('button', { name: 'Clear Sun, Nov 22' }));
    await findToast('Plan cleared');
    expect(days().find(({ date }) => date === next)?.meals).toEqual([]);
  });

  it('the week view of a plan opens another day', async () => {
    weekApi();
    const onDate = vi.fn();
    const { user } = openScreen(<WeekPlan date={TOMORROW} onDate={onDate} />);
    await user.click(await screen.findByRole('button', { name: 'Open Sun, Nov 22' }));
    expect(onDate).toHaveBeenCalledWith('2026-11-22');
  });

  it('the week view of a plan shows a failure in place', async () => {
    const { api } = weekApi();
    api.on(mealPlanRoutes.week, () => failure('VALIDATION_FAILED'));
    openScreen(<WeekPlan date={TOMORROW} onDate={vi.fn()} />);
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
