import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { useSaveProfile } from '#web/features/profile/use-save-profile.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { aPlannedMeal } from '#test/support/builders/a-planned-meal.ts';
import { aPlanDay, field, figure, openPlan, save, TODAY } from './open-plan.tsx';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 23, 59)));
afterEach(() => vi.useRealTimers());

const SaveGoal = () => {
  const saving = useSaveProfile();
  return (
    <button onClick={() => saving.mutate({ change: { daily_calorie_goal: 1_800 }, key: 'press-00000001' })}>
      Save goal
    </button>
  );
};

describe('An open plan', () => {
  it('an open plan keeps its day over midnight, and can then be logged', async () => {
    const { user, onDate } = await openPlan(aPlanDay([aPlannedMeal()]));
    await user.type(field(0, 'Notes'), 'half a no');
    expect(screen.queryByRole('button', { name: 'Log Soup' })).toBeNull();
    vi.setSystemTime(new Date(2026, 10, 21, 0, 1));
    act(() => void window.dispatchEvent(new Event('focus')));
    await user.type(field(0, 'Notes'), 'te');
    expect([field(0, 'Name').value, field(0, 'Notes').value]).toEqual(['Soup', 'half a note']);
    expect(screen.getByRole('button', { name: 'Log Soup' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
    expect(onDate).toHaveBeenCalledWith('2026-11-22');
  });

  it('an open plan updates when a goal is saved elsewhere', async () => {
    const day = aPlanDay();
    const { user, api, holds } = await openPlan(day, { renderIdeas: () => <SaveGoal /> });
    api.on(profileRoutes.save, () => {
      holds({ ...day, daily_calorie_goal: 1_800 });
      return aProfile({ daily_calorie_goal: 1_800 });
    });
    expect(figure('Daily Goal')).toBe('2,000 kcal');
    await user.click(screen.getByRole('button', { name: 'Save goal' }));
    await waitFor(() => expect(figure('Daily Goal')).toBe('1,800 kcal'));
  });

  it('logs only saved meals, so a changed type or time must be saved first', async () => {
    const { user } = await openPlan(aPlanDay([aPlannedMeal()], { date: TODAY }), { date: TODAY });
    await user.selectOptions(field(0, 'Meal'), 'dinner');
    expect(screen.queryByRole('button', { name: 'Log Soup' })).toBeNull();
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Log Soup' })).toBeDefined();
  });

  it('a plan is limited to sixty meals', async () => {
    const many = Array.from({ length: 60 }, (_none, at) => aPlannedMeal({ id: `row-${at + 1_000}` }));
    await openPlan(aPlanDay(many));
    expect(screen.getByText('You can plan up to 60 meals a day.')).toBeDefined();
    expect(screen.getByText('Add Meal/Snack').closest('button')?.disabled).toBe(true);
  });
});
