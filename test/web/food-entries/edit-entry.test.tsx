import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';
import { closed, dialog, field, open, valueOf } from './open-edit-entry.tsx';

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

describe('Editing an entry', () => {
  it('shows every field as it was logged, in the time zone where it was logged', async () => {
    await open(aFoodEntry({ fiber: 3.5, sugar: 1, sodium: 890, time_zone: 'Asia/Kathmandu' }));
    expect(
      [
        /Food name/,
        /Calories/,
        'Protein',
        'Carbs',
        'Fat',
        'Fiber',
        'Sugar',
        'Sodium',
        'Serving size',
        /Day/,
        /Time/,
      ].map(valueOf),
    ).toEqual([
      'Salmon with rice',
      '598',
      '38',
      '54',
      '25',
      '3.5',
      '1',
      '890',
      '442 g',
      '2026-11-20',
      '17:40',
    ]);
    expect(dialog().getByRole('radio', { name: 'Lunch' })).toHaveProperty('checked', true);
    expect(dialog().getByText('In Kathmandu')).toBeDefined();
  });

  it('sends only the changed fields and confirms the save', async () => {
    const { sent, change, click } = await open(aFoodEntry());
    await change('Sugar', '2,5');
    await change('Fiber', '4');
    await click('Save');
    expect(await screen.findByText('Entry saved')).toBeDefined();
    await closed();
    expect(sent()).toEqual([{ sugar: 2.5, fiber: 4, version: 1 }]);
  });

  it('sends nothing when nothing was changed', async () => {
    const { sent, click } = await open(aFoodEntry());
    await click('Save');
    await closed();
    expect(sent()).toEqual([]);
  });

  it('moves the entry to another day and time in its own time zone, and keeps the seconds', async () => {
    const entry = aFoodEntry({ logged_at: '2026-11-20T11:55:12.345Z' });
    const { sent, change, click, user } = await open(entry);
    await change(/Day/, '2026-10-24');
    await click('Save');
    await closed();
    const summer = { logged_at: '2026-10-24T10:55:12.345Z', time_zone: 'Europe/Berlin', version: 1 };
    expect(sent()[0]).toEqual(summer);
    await user.click(screen.getByRole('button', { name: 'Edit Salmon with rice' }));
    await screen.findByRole('dialog');
    await change(/Time/, '08:05');
    await click('Save');
    await closed();
    expect(sent()[1]).toMatchObject({ logged_at: '2026-11-20T07:05:00.000Z' });
  });

  it('rejects a future day, a blank name and missing calories under the fields', async () => {
    const { sent, change, click, user } = await open(aFoodEntry());
    await change(/Day/, '2026-11-21');
    await user.clear(field(/Food name/));
    await user.clear(field(/Calories/));
    await click('Save');
    expect(dialog().getByText('Choose today or an earlier day.')).toBeDefined();
    expect(dialog().getByText('Enter a name for the food.')).toBeDefined();
    expect(dialog().getByText('Enter the calories.')).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('offers Undo, which restores every value on top of the current version', async () => {
    const entry = aFoodEntry({ items: [aBanana()] });
    const { sent, change, click, user } = await open(entry);
    await change(/Food name/, 'Soup');
    await click('Save');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    const { food_name, calories, logged_at, time_zone, items } = entry;
    expect(sent()[1]).toMatchObject({ food_name, calories, logged_at, time_zone, items, version: 2 });
  });

  it('shows the whole note and changes it; Undo restores the previous one (D53)', async () => {
    const note = `At work.\n${'long '.repeat(80)}`.trim();
    const { sent, change, click, user } = await open(aFoodEntry({ note }));
    expect(valueOf('Note')).toBe(note);
    await change('Note', 'At home');
    await click('Save');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]).toEqual({ note: 'At home', version: 1 });
    expect(sent()[1]).toMatchObject({ note, version: 2 });
  });

  it('removes the note when its field is emptied', async () => {
    const { sent, click, user } = await open(aFoodEntry({ note: 'Too salty' }));
    await user.clear(field('Note'));
    await click('Save');
    await closed();
    expect(sent()).toEqual([{ note: null, version: 1 }]);
  });

  it('keeps the typed values after a failed save, and retries with the same Idempotency-Key', async () => {
    const { api, saves, change, click } = await open(aFoodEntry());
    api.on(foodEntryRoutes.change, () => failure('SERVICE_UNAVAILABLE'));
    await change(/Food name/, 'Soup');
    await click('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('ErrorPlatewise is busy right now.');
    expect(valueOf(/Food name/)).toBe('Soup');
    api.on(foodEntryRoutes.change, saves);
    await click('Save');
    await screen.findByText('Entry saved');
    const keys = api.sentTo(foodEntryRoutes.change).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('An entry that was changed in another tab', () => {
  const newer = aFoodEntry({ food_name: 'Salmon bowl', calories: 640, version: 2 });

  const openInConflict = async () => {
    const view = await open(aFoodEntry());
    view.api.on(foodEntryRoutes.change, () => failure('FOOD_ENTRY_CHANGED'));
    view.api.on(foodEntryRoutes.read, () => newer);
    await view.change('Sugar', '9');
    await view.click('Save');
    await dialog().findByText(/It’s now “Salmon bowl”, 640 kcal, lunch on Friday, November 20/);
    return view;
  };

  it('an entry that was changed in another tab appears beside the typed values, which are kept and overwrite only the changed fields', async () => {
    const { api, saves, sent, click } = await openInConflict();
    expect(valueOf('Sugar')).toBe('9');
    api.on(foodEntryRoutes.change, saves);
    await click('Save my version');
    await screen.findByText('Entry saved');
    expect(sent().at(-1)).toEqual({ sugar: 9, version: 2 });
  });

  it('an entry that was changed in another tab can replace the typed values', async () => {
    const { sent, click } = await openInConflict();
    await click('Use the newer version');
    expect([valueOf(/Food name/), valueOf(/Calories/), valueOf('Sugar')]).toEqual(['Salmon bowl', '640', '']);
    expect(dialog().queryByText(/It’s now/)).toBeNull();
    await click('Save');
    expect(sent()).toHaveLength(1);
  });
});
