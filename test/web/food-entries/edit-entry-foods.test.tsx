import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';
import { closed, dialog, open, valueOf } from './open-edit-entry.tsx';

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

describe('Correcting the foods of an entry', () => {
  const entry = aFoodEntry({
    items: [aBanana(), aBanana({ name: 'Oats, dry', grams: 50 })],
    calories: 180,
    protein: 12,
    carbs: 15,
    fat: 6,
    fiber: 3,
    sugar: 1.5,
    sodium: null,
    serving_size: '150 g',
  });

  it('updates the nutrition facts and the serving', async () => {
    const { sent, change, click } = await open(entry);
    await change('Oats, dry, g', '100');
    expect([valueOf(/Calories/), valueOf('Protein'), valueOf('Sodium'), valueOf('Serving size')]).toEqual([
      '240',
      '16',
      '',
      '200 g',
    ]);
    await click('Save');
    await closed();
    expect(sent()[0]).toEqual({
      calories: 240,
      protein: 16,
      carbs: 20,
      fat: 8,
      fiber: 4,
      sugar: 2,
      serving_size: '200 g',
      items: [aBanana(), aBanana({ name: 'Oats, dry', grams: 100, corrected: true, weighed: true })],
      version: 1,
    });
  });

  it('replaces a food in two clicks, updates values and name, and remembers the original phrase', async () => {
    const { per_100_g } = aBanana();
    const named = aFoodEntry({
      ...entry,
      food_name: 'Banana and oats',
      items: [
        aBanana({
          said: 'banana',
          alternatives: [{ name: 'Plantain', grams: 180, record_id: 'usda:169130', per_100_g }],
        }),
        aBanana({ name: 'Oats, dry', grams: 50 }),
      ],
    });
    const { sent, click, user } = await open(named);
    await user.click(dialog().getByRole('button', { name: 'Banana, raw: something else?' }));
    await user.click(dialog().getByRole('button', { name: /^Plantain/ }));
    expect([valueOf(/Food name/), valueOf(/Calories/), valueOf('Serving size')]).toEqual([
      'Plantain and oats',
      '276',
      '230 g',
    ]);
    await click('Save');
    await closed();
    expect(sent()[0]).toMatchObject({
      food_name: 'Plantain and oats',
      calories: 276,
      items: [{ name: 'Plantain', grams: 180, said: 'banana', corrected: true }, { name: 'Oats, dry' }],
    });
  });

  it('removes and restores a food, and keeps a name given by the user', async () => {
    const { sent, click } = await open(entry);
    await click('Remove Oats, dry');
    expect([valueOf(/Food name/), valueOf(/Calories/)]).toEqual(['Salmon with rice', '120']);
    await click('Undo removing Oats, dry');
    expect(valueOf(/Calories/)).toBe('180');
    await click('Remove Oats, dry');
    await click('Save');
    await closed();
    expect(sent()[0]).toMatchObject({
      calories: 120,
      serving_size: '100 g',
      items: [{ name: 'Banana, raw' }],
    });
  });

  it('does not restore a food into the newer version that was taken instead', async () => {
    const { api, click, sent } = await open(entry);
    await click('Remove Oats, dry');
    api.on(foodEntryRoutes.change, () => failure('FOOD_ENTRY_CHANGED'));
    api.on(foodEntryRoutes.read, () =>
      aFoodEntry({ ...entry, items: [aBanana({ name: 'Tea' })], version: 2 }),
    );
    await click('Save');
    await dialog().findByText(/It’s now/);
    await click('Use the newer version');
    expect(dialog().getByRole('button', { name: 'Tea: something else?' })).toBeDefined();
    expect(dialog().queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(sent()).toHaveLength(1);
  });

  it('keeps the dialog open when Escape closes a popover inside it', async () => {
    const { user, click } = await open(entry);
    await click('Banana, raw: something else?');
    await user.keyboard('{Escape}');
    expect(dialog().queryByLabelText(/What is it, if not/)).toBeNull();
    await click('USDA 173944, source of the values for Banana, raw');
    await screen.findByRole('dialog', { name: 'Banana, raw' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Banana, raw' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Edit entry' })).toBeDefined();
    await user.keyboard('{Escape}');
    await closed();
  });

  it('ends when a value is typed by hand, because the entry then has no record', async () => {
    const { sent, change, click } = await open(entry);
    expect(dialog().getByRole('list', { name: 'Foods in this entry' })).toBeDefined();
    await change(/Calories/, '200');
    expect(dialog().queryByRole('list', { name: 'Foods in this entry' })).toBeNull();
    await click('Save');
    await closed();
    expect(sent()).toEqual([{ calories: 200, items: null, version: 1 }]);
  });
});
