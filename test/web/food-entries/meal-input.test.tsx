import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { type NewFoodEntryInput, newFoodEntry } from '#shared/food-entries/schema.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { aDailySummary } from '#test/support/builders/a-daily-summary.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { describedText } from '#test/support/described-text.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { askConsent } from '#web/app/ask-consent.tsx';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { loggedLine } from '#web/features/food-entries/logging/left-today.ts';
import { MealInput } from '#web/features/food-entries/meal-input/meal-input.tsx';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { startEngineInProcess } from '../foods/engine/engine-in-process.ts';

const today = () => ({ date: localDateOf(new Date(), deviceTimeZone()), timeZone: deviceTimeZone() });

/** Puts a loaded dashboard into the cache. */
const Cached = ({ dashboard }: { dashboard: Dashboard }) => {
  const queryClient = useQueryClient();
  useState(() => queryClient.setQueryData(dashboardQueries.read(today()).queryKey, dashboard));
  return null;
};

/** Opens the field with 1,500 of 2,000 kcal eaten, and types a text. */
const open = async (text: string, over: Partial<Dashboard> = {}) => {
  const api = scriptedApi();
  const dashboard = aDashboard({
    date: today().date,
    daily_calorie_goal: 2_000,
    today: aDailySummary({ date: today().date, total_calories: 1_500 }),
    ...over,
  });
  api.on(dashboardRoutes.read, () => dashboard);
  api.on(foodRoutes.describe, describedText);
  api.on(foodRoutes.search, () => ({ foods: [] }));
  api.on(foodEntryRoutes.remove, () => undefined);
  api.on(foodEntryRoutes.create, ({ body }) => {
    const { food_name, calories } = newFoodEntry.parse(body);
    return aFoodEntry({ food_name, calories: calories ?? 0, local_date: today().date });
  });
  const onScan = vi.fn<(what: string) => void>();
  const view = openScreen(
    <>
      <Cached dashboard={dashboard} />
      <MealInput onScan={onScan} renderConsent={askConsent} />
    </>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'What did you eat?' });
  if (text !== '') await view.user.type(field, text);
  const sent = () => api.sentTo(foodEntryRoutes.create).map(({ body }) => body as NewFoodEntryInput);
  return { api, field, onScan, sent, ...view };
};

const thePlate = () => screen.findByRole('list', { name: 'Results' });

describe('The field "What did you eat?"', () => {
  it('Enter looks a text up and shows its words and foods, and Enter again logs them', async () => {
    const { field, user, sent } = await open('two bananas');
    await user.keyboard('{Enter}');
    expect(within(await thePlate()).getByText('Banana')).toBeDefined();
    expect((await screen.findByRole('region', { name: 'Your text' })).textContent).toContain('two bananas');
    expect(sent()).toEqual([]);
    await user.keyboard('{Enter}');
    const toast = await findToast('Food logged successfully!');
    const [entry] = sent();
    expect(toast.text).toContain(`Added Banana to your ${entry?.meal_type}`);
    expect(toast.text).toContain(`${entry?.calories} kcal, ${500 - Number(entry?.calories)} left.`);
    await waitFor(() => expect(field.value).toBe(''));
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
  });

  it('Undo in the toast deletes the logged meal', async () => {
    const { api, user, click } = await open('a banana');
    await user.keyboard('{Enter}');
    await thePlate();
    await user.keyboard('{Enter}');
    await findToast('Food logged successfully!');
    await click('Undo');
    await waitFor(() => expect(api.sentTo(foodEntryRoutes.remove)).toHaveLength(1));
  });

  it('the toast mentions no remaining calories to users at risk (D49)', async () => {
    const { user, sent } = await open('a banana', { health_risk: 'underweight' });
    await user.keyboard('{Enter}');
    await thePlate();
    await user.keyboard('{Enter}');
    const { text } = await findToast('Food logged successfully!');
    expect(text).toContain(`${sent()[0]?.calories} kcal.`);
    expect(text).not.toMatch(/left|over your goal/);
  });

  it('corrected foods, meal and amount are logged', async () => {
    const { user, click, sent } = await open('a banana and an apple');
    await user.keyboard('{Enter}');
    await thePlate();
    await click('Remove Apple');
    await user.click(screen.getByRole('radio', { name: /Dinner/ }));
    await click('Log');
    await findToast('Food logged successfully!');
    expect(sent()).toMatchObject([{ meal_type: 'dinner', items: [{ name: 'Banana' }] }]);
  });

  it('a text with several meals is logged with one tap', async () => {
    const { user, click, sent } = await open('breakfast: a banana. dinner: an apple');
    await user.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Your meals' });
    await click('Log');
    await findToast('2 meals logged');
    expect(sent().map(({ meal_type }) => meal_type)).toEqual(['breakfast', 'dinner']);
  });

  it('a text without food shows why and logs nothing', async () => {
    const { user, sent } = await open('ran 5 km');
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This is an activity.');
    expect(sent()).toEqual([]);
  });

  it('an emergency shows advice instead of a plate', async () => {
    const { user, api, sent } = await open('my kid drank bleach');
    expect(await screen.findByRole('alert', { name: 'Get help' })).toBeDefined();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Log' })).toBeNull();
    expect([api.sentTo(foodRoutes.describe), sent()]).toEqual([[], []]);
  });

  it.each([
    ['Take a photo', 'photo'],
    ['Scan a barcode', 'barcode'],
  ])('"%s" opens the scanner for a %s', async (name, what) => {
    const { onScan, click } = await open('');
    await click(name);
    expect(onScan.mock.calls).toEqual([[what]]);
  });

  it('loads nothing before it has the focus, and then offers to speak', async () => {
    const { field, user, api } = await open('');
    await act(() => vi.dynamicImportSettled());
    expect(api.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log' }));
    expect(document.activeElement).toBe(field);
  });
});

describe('The field "What did you eat?" with the text engine on the device', () => {
  let stop = (): void => undefined;
  afterEach(() => stop());

  it('shows the plate while the text is typed, and one Enter logs it', async () => {
    ({ stop } = startEngineInProcess());
    const { user, api, sent } = await open('two bananas');
    expect(within(await thePlate()).getByText('Banana')).toBeDefined();
    expect(api.sentTo(foodRoutes.describe)).toEqual([]);
    await user.keyboard('{Enter}');
    await findToast('Food logged successfully!');
    expect(sent()).toMatchObject([{ food_name: 'Banana' }]);
  });

  it('asks about an unknown word before it logs the rest', async () => {
    ({ stop } = startEngineInProcess());
    const { user, sent } = await open('a banana with blorp');
    await thePlate();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Words we didn’t understand')).toBeDefined();
    expect(sent()).toEqual([]);
  });
});

describe('loggedLine', () => {
  it.each([
    [321, 2_000, '321 kcal, 1,679 left.'],
    [500, 500, '500 kcal, 0 left.'],
    [800, 300, '800 kcal, 500 over your goal.'],
    [90, null, '90 kcal.'],
  ])('names %d kcal of %s left as "%s"', (calories, left, line) => {
    expect(loggedLine(calories, left)).toBe(line);
  });
});
