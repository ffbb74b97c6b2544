import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { mealPlanSave } from '#shared/meal-plans/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { PlanTomorrow } from '#web/features/meal-plans/plan-tomorrow.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aDailySummary } from '#test/support/builders/a-daily-summary.ts';
import { aPlannedMeal } from '#test/support/builders/a-planned-meal.ts';
import { aPlanDay, field, figure, mealAt, meals, openPlan, save, TODAY, untilSaved } from './open-plan.tsx';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => vi.useRealTimers());

describe('The plan for tomorrow', () => {
  it('PLAN-01 PLAN-09 shows the planned, the goal and the remaining calories', async () => {
    await openPlan(aPlanDay([aPlannedMeal(), aPlannedMeal({ id: 'row-00000002', calories: 950 })]));
    expect([figure('Planned Calories'), figure('Daily Goal'), figure('Remaining')]).toEqual([
      '1,350 kcal',
      '2,000 kcal',
      '650 kcal',
    ]);
  });

  it('PLAN-02 PLAN-03 edits type, name, calories, time and notes of each meal', async () => {
    const { user, api } = await openPlan();
    await user.selectOptions(field(0, 'Meal'), 'snack');
    await user.type(field(0, 'Name'), 'Apple pie');
    await user.type(field(0, 'Calories'), '310,4');
    await user.clear(field(0, 'Time'));
    await user.type(field(0, 'Time'), '16:15');
    await user.type(field(0, 'Notes'), 'from Ben');
    await user.click(save());
    await untilSaved();
    expect(api.sentTo(mealPlanRoutes.save)[0]?.body).toMatchObject({
      version: 0,
      meals: [{ type: 'snack', name: 'Apple pie', calories: 310, time: '16:15', notes: 'from Ben' }],
    });
    expect(mealPlanSave.safeParse(api.sentTo(mealPlanRoutes.save)[0]?.body).success).toBe(true);
  });

  it('PLAN-04 starts with breakfast at 8:00, lunch at 12:30 and dinner at 18:30', async () => {
    await openPlan();
    expect(meals().map((_row, at) => [field(at, 'Meal').value, field(at, 'Time').value])).toEqual([
      ['breakfast', '08:00'],
      ['lunch', '12:30'],
      ['dinner', '18:30'],
    ]);
  });

  it('PLAN-05 the plan for tomorrow adds a snack at 15:00, ready to be named', async () => {
    const { user } = await openPlan();
    await user.click(screen.getByRole('button', { name: 'Add Meal/Snack' }));
    expect(meals()).toHaveLength(4);
    expect([field(3, 'Meal').value, field(3, 'Time').value]).toEqual(['snack', '15:00']);
    await waitFor(() => expect(meals()[3]!.contains(document.activeElement)).toBe(true));
  });

  it('PLAN-06 the plan for tomorrow removes a meal unless it is the last one, and restores it', async () => {
    const { user } = await openPlan(
      aPlanDay([aPlannedMeal(), aPlannedMeal({ id: 'row-00000002', name: 'Rice' })]),
    );
    expect(mealAt(0).getByText('Remove')).toBeDefined();
    await user.click(mealAt(0).getByRole('button', { name: 'Remove Soup' }));
    expect(meals()).toHaveLength(1);
    expect(screen.queryByText('Remove')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect([field(0, 'Name').value, field(1, 'Name').value]).toEqual(['Soup', 'Rice']);
  });

  it('PLAN-07 PLAN-12 the plan for tomorrow saves the day and confirms it', async () => {
    const { user, kept } = await openPlan();
    await user.type(field(1, 'Name'), 'Soup');
    await user.type(field(1, 'Calories'), '400');
    await user.click(save());
    expect((await findToast('Meal plan saved!')).text).toContain('1 meal, 400 kcal.');
    expect([kept().version, kept().meals.map(({ name }) => name)]).toEqual([1, ['Soup']]);
  });

  it('PLAN-08 the plan for tomorrow returns to the dashboard', async () => {
    const { user, onBack } = await openPlan();
    await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it.each([
    [2_001, 'over', 'Over your goal', '-1 kcal'],
    [2_000, 'good', 'On target', '0 kcal'],
    [1_600, 'good', 'On target', '400 kcal'],
    [1_599, 'room', 'Room for more', '401 kcal'],
  ])(
    'PLAN-10 (D37) rates %i of 2,000 kcal as %s, by color and by text',
    async (calories, state, words, left) => {
      await openPlan(aPlanDay([aPlannedMeal({ calories })]));
      expect(screen.getByText(words).getAttribute('data-state')).toBe(state);
      expect(screen.getByText('Remaining').parentElement?.getAttribute('data-state')).toBe(state);
      expect(figure('Remaining')).toBe(left);
    },
  );

  it('PLAN-11 counts and saves only meals with name and calories, keeps the others here and shows that', async () => {
    const { user, api } = await openPlan();
    await user.type(field(0, 'Name'), 'Toast');
    await user.type(field(1, 'Calories'), '500');
    await user.type(field(2, 'Name'), 'Stew');
    await user.type(field(2, 'Calories'), '600');
    expect(figure('Planned Calories')).toBe('600 kcal');
    await user.click(save());
    const { text: toast } = await findToast('Meal plan saved!');
    expect(toast).toContain('1 meal, 600 kcal. 2 meals without a name or calories aren’t saved yet.');
    expect(api.sentTo(mealPlanRoutes.save)[0]?.body).toMatchObject({ meals: [{ name: 'Stew' }] });
    expect([field(0, 'Name').value, field(1, 'Calories').value]).toEqual(['Toast', '500']);
  });

  it('PLAN-14 shows the resting calories: 10 x weight + 6.25 x height - 5 x age + 5', async () => {
    await openPlan(aPlanDay(), { profile: { age: 30, weight: 70, height: 175, sex: null } });
    expect(await screen.findByText(/about 1,649 kcal a day \(Mifflin-St Jeor formula/)).toBeDefined();
  });

  it('shows the missing fields of a meal only after an attempt to save', async () => {
    const { user } = await openPlan();
    await user.type(field(0, 'Name'), 'Toast');
    expect(screen.queryByText(/Add calories to save this meal/)).toBeNull();
    await user.click(save());
    expect(await screen.findByText(/Add calories to save this meal/)).toBeDefined();
  });

  it('the plan for tomorrow disables saving while nothing is typed', async () => {
    const { user, api } = await openPlan();
    await user.click(save());
    expect((await findToast('Nothing to save yet')).text).toContain('name');
    expect(api.sentTo(mealPlanRoutes.save)).toEqual([]);
  });
});

describe('A planned day', () => {
  it('PLAN-13 (D24) a planned day can be logged with one click on its day, and undone with another', async () => {
    const day = aPlanDay([aPlannedMeal()], { date: TODAY });
    const { user, api, kept } = await openPlan(day, { date: TODAY });
    await user.click(screen.getByRole('button', { name: 'Log Soup' }));
    expect((await findToast('Food logged successfully!')).text).toContain('Added Soup to your lunch');
    expect(await screen.findByText('Logged')).toBeDefined();
    expect(api.sentTo(mealPlanRoutes.log)[0]?.body).toEqual({ time_zone: expect.any(String) as string });
    await user.click(screen.getByRole('button', { name: 'Undo logging' }));
    await waitFor(() => expect(screen.queryByText('Logged')).toBeNull());
    expect(kept().meals[0]?.logged_entry_id).toBeNull();
  });

  it('a planned day keeps a logged meal until logging is undone', async () => {
    const day = aPlanDay([
      aPlannedMeal({ logged_entry_id: 'entry-1' }),
      aPlannedMeal({ id: 'row-00000002', name: 'Tea' }),
    ]);
    await openPlan({ ...day, date: TODAY }, { date: TODAY });
    expect(screen.queryByRole('button', { name: 'Remove Soup' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Tea' })).toBeDefined();
  });

  it.each([
    [1_640, 'That puts you 40 kcal over your goal.'],
    [1_000, 'That leaves 600 kcal.'],
    [1_600, 'That leaves 0 kcal.'],
  ])('sums up plan and diary: %i kcal eaten and 400 planned', async (eaten, words) => {
    const total = aDailySummary({ date: TODAY, total_calories: eaten, meal_count: 2 });
    await openPlan(aPlanDay([aPlannedMeal()], { date: TODAY, eaten: total }), { date: TODAY });
    expect(screen.getByText(new RegExp(`outside this plan. ${words}`))).toBeDefined();
    expect(figure('Remaining')).toBe('1,600 kcal');
  });

  it('a planned day cannot be logged before it has started', async () => {
    await openPlan(aPlanDay([aPlannedMeal()]));
    expect(screen.queryByRole('button', { name: 'Log Soup' })).toBeNull();
  });

  it('a planned day loads again after a failure', async () => {
    const api = scriptedApi();
    api.on(mealPlanRoutes.read, () => failure('VALIDATION_FAILED'));
    const { user } = openScreen(
      <PlanTomorrow
        date={null}
        canSwap={false}
        onDate={() => undefined}
        onBack={() => undefined}
        renderFoodName={() => null}
        renderWarnings={() => null}
        renderIdeas={() => null}
      />,
    );
    expect(await screen.findByText('We couldn’t load this plan')).toBeDefined();
    api.on(mealPlanRoutes.read, () => aPlanDay([aPlannedMeal()]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('form', { name: 'Meal plan' })).toBeDefined();
  });

  it('a planned day can be changed to the previous or next day', async () => {
    const { user, onDate } = await openPlan();
    const picker = within(screen.getByRole('group', { name: 'Day' }));
    await user.click(picker.getByRole('button', { name: 'Next day' }));
    await user.click(picker.getByRole('button', { name: 'Previous day' }));
    expect(onDate.mock.calls).toEqual([['2026-11-22'], [TODAY]]);
  });
});
