import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { micronutrientRoutes } from '#shared/micronutrients/routes.ts';
import type { MicronutrientDays } from '#shared/micronutrients/schema.ts';
import { sumDays } from '#shared/micronutrients/sum-days.ts';
import { roundSum, sumEntry } from '#shared/micronutrients/sum-micronutrients.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { aDiaryDay } from '#test/support/builders/a-diary-day.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { findMicronutrients } from '#test/support/micronutrient-table.ts';
import { failure } from '#test/support/scripted-api.ts';
import { openDiary } from '../diary/open-diary.tsx';

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const apple = aFoodEntry({
  food_name: 'Apple',
  calories: 104,
  items: [
    aFoodItem({
      name: 'Apple',
      record_id: 'sr:09003',
      grams: 200,
      nutrients: { calories: 104, protein: 1, carbs: 28, fat: 0, fiber: 5, sugar: 21, sodium: 2 },
    }),
  ],
});
const cake = aFoodEntry({ food_name: 'Cake', calories: 312, sodium: 90 }, 2);

/** Returns the API's response for entries. */
const answerFor = (entries: readonly FoodEntry[], from = '2026-11-20'): MicronutrientDays => ({
  from,
  to: '2026-11-20',
  days: sumDays(entries, findMicronutrients).map((day) => ({ ...roundSum(day), date: day.date })),
  entries: entries.map((entry) => ({ id: entry.id, ...roundSum(sumEntry(entry, findMicronutrients)) })),
});

const open = async (
  profile: Partial<Profile> = {},
  answer: () => MicronutrientDays | Response = () => answerFor([apple, cake]),
) => {
  const diary = openDiary([aDiaryDay([apple, cake])]);
  diary.api.on(profileRoutes.read, () => aProfile(profile));
  diary.api.on(micronutrientRoutes.read, answer);
  const summary = await screen.findByText('Vitamins and minerals');
  return { ...diary, summary, asked: () => diary.api.sentTo(micronutrientRoutes.read) };
};
const rowOf = async (name: string) => (await screen.findByText(name)).closest('li')!;

describe('Vitamins and minerals of a day', () => {
  it('vitamins and minerals are loaded when the card is opened, and not before', async () => {
    const { user, summary, asked } = await open();
    expect(asked()).toHaveLength(0);
    await user.click(summary);
    expect(await screen.findByText('Known for 25% of today’s calories.')).toBeDefined();
    expect(asked()).toHaveLength(1);
  });

  it('vitamins and minerals are compared with the targets of age and sex, with their source', async () => {
    const { user, summary } = await open({ age: 40, sex: 'female' });
    await user.click(summary);
    expect((await rowOf('Vitamin C')).textContent).toContain('9.2 mg12% of 75 mg');
    expect((await rowOf('Potassium')).textContent).toContain('214 mg8% of 2,600 mg');
    expect((await rowOf('Saturated fat')).textContent).toContain('0.1 g1% of max. 20 g');
    expect(screen.getByText(/Daily targets for women aged 40\. Dietary Reference Intakes/)).toBeDefined();
    expect(screen.getByText(/Pregnancy and breastfeeding are not considered/)).toBeDefined();
  });

  it('vitamins and minerals are compared with the Daily Values for adults if age and sex are unknown', async () => {
    const { user, summary } = await open({ age: null, sex: null });
    await user.click(summary);
    expect((await rowOf('Vitamin C')).textContent).toContain('10% of 90 mg');
    expect(
      screen.getByText(/Daily targets for adults: FDA Daily Values\. Add your age and sex/),
    ).toBeDefined();
  });

  it('vitamins and minerals can be compared with the reference values of EFSA, which the browser remembers', async () => {
    const { user, summary } = await open({ age: 40, sex: 'female' });
    await user.click(summary);
    await user.click(await screen.findByRole('radio', { name: 'EU targets' }));
    expect((await rowOf('Vitamin C')).textContent).toContain('9.2 mg10% of 95 mg');
    expect(screen.getByText(/EFSA reference values; thiamin, niacin/)).toBeDefined();
    await user.click(summary);
    await user.click(summary);
    expect((await rowOf('Vitamin C')).textContent).toContain('of 95 mg');
  });

  it('vitamins and minerals without data are listed as such instead of as 0', async () => {
    const { user, summary } = await open();
    await user.click(summary);
    expect(await screen.findByText('No data for: Cake')).toBeDefined();
    const more = within(await screen.findByRole('region', { name: 'More nutrients' }));
    expect(more.getByText('No data: Added sugar')).toBeDefined();
    expect(more.queryByText('Added sugar')).toBeNull();
    // A known zero is a value.
    expect((await rowOf('Vitamin B12')).textContent).toContain('0 µg0% of 2.4 µg');
    expect((await rowOf('Vitamin B12')).textContent).toContain('At least: known for 25% of calories');
    // Sodium is known for every entry.
    const minerals = within(await screen.findByRole('region', { name: 'Minerals' }));
    expect(minerals.getByText('Sodium').closest('li')?.textContent).toMatch(/92 mg\d+% of max. 2,300 mg$/);
  });

  it('vitamins and minerals are sorted by their share of the target in each group', async () => {
    const { user, summary } = await open({ age: 40, sex: 'female' });
    await user.click(summary);
    const vitamins = within(await screen.findByRole('region', { name: 'Vitamins' })).getAllByRole('listitem');
    const shares = vitamins.map((row) => Number(/(\d+)% of/.exec(row.textContent)?.[1]));
    expect(shares).toHaveLength(12);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  });

  it('vitamin A above its upper level is mentioned with the reason why plant foods do not count', async () => {
    const liver = aFoodEntry({
      calories: 300,
      items: [aFoodItem({ ...apple.items![0]!, name: 'Beef liver', record_id: 'usda:169451', grams: 100 })],
    });
    const { user, summary } = await open({ age: 40, sex: 'male' }, () => answerFor([liver]));
    await user.click(summary);
    expect((await rowOf('Vitamin A')).textContent).toContain(
      'Above 3,000 µg, the upper level for daily intake of retinol.',
    );
    expect((await rowOf('Iron')).textContent).not.toContain('Above');
  });

  it('vitamins and minerals can be averaged over the week that ends with the day', async () => {
    const { user, summary, asked } = await open();
    await user.click(summary);
    await user.click(await screen.findByRole('radio', { name: '7 days' }));
    expect(await screen.findByText(/Average per logged day\. Known for 25%/)).toBeDefined();
    expect(String(asked().at(-1)?.query)).toBe('from=2026-11-14&to=2026-11-20');
  });

  it('vitamins and minerals show a retry after an error and a hint on an empty day', async () => {
    const { user, summary, api } = await open({}, () => failure('INTERNAL'));
    await user.click(summary);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on(micronutrientRoutes.read, () => answerFor([]));
    await user.click(retry);
    expect(await screen.findByText('Log a food to see its vitamins and minerals.')).toBeDefined();
  });
});

describe('Vitamins and minerals of an entry', () => {
  it('the details of an entry show the vitamins and minerals of its saved foods', async () => {
    const { user, click, api, asked } = await open({ age: 40, sex: 'female' });
    api.on(foodEntryRoutes.read, () => apple);
    await click('Edit Apple');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }));
    await user.click(await dialog.findByText('Vitamins and minerals'));
    expect(await dialog.findByText('Known for 100% of this entry’s calories, as saved.')).toBeDefined();
    expect((await dialog.findByText('Vitamin C')).closest('li')?.textContent).toContain('9.2 mg12% of 75 mg');
    await waitFor(() => expect(asked()).toHaveLength(1));
  });
});
