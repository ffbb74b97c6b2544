import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';
import { bodyOf, field, openLogFood, valueOf } from './open-log-food.tsx';

describe('AI Lookup', () => {
  const found = {
    items: [aBanana({ grams: 118 }), aBanana({ name: 'Greek yogurt', grams: 170, record_id: 'usda:171284' })],
    meal_type: 'snack' as const,
    not_understood: [],
    engine: 'rules' as const,
  };

  const lookUp = async () => {
    const opened = openLogFood();
    opened.api.on(foodRoutes.describe, () => found);
    await opened.enter({ 'Food name': 'Banana and yogurt' });
    await opened.click('AI Lookup');
    await screen.findByText('Nutrition data found!');
    return opened;
  };

  it('LOG-10 LOG-14 fills the form from the food table and says so', async () => {
    const { api } = await lookUp();
    expect(api.sentTo(foodRoutes.describe)[0]?.body).toEqual({ text: 'Banana and yogurt' });
    const filled = ['Calories', 'Protein', 'Carbs', 'Fat', 'Fiber', 'Serving size'].map(valueOf);
    expect(filled).toEqual(['346', '23', '28.8', '11.5', '5.8', '288 g']);
    expect(screen.getByRole('radio', { name: 'Snack' })).toHaveProperty('checked', true);
    const items = within(screen.getByRole('list', { name: 'Results' }));
    expect(items.getByText('USDA 173944')).toBeDefined();
    expect(items.getByText('USDA 171284')).toBeDefined();
  });

  it('LOG-12 (D10) shows that the lookup is running, then the source of the values', async () => {
    const { api, enter, click } = openLogFood();
    const { promise, resolve } = Promise.withResolvers<typeof found>();
    api.on(foodRoutes.describe, () => promise);
    await enter({ 'Food name': 'Banana' });
    expect(screen.queryByText(/^Looking up|^Filled/)).toBeNull();
    await click('AI Lookup');
    expect(await screen.findByText('Looking up…')).toBeDefined();
    expect(valueOf('Calories')).toBe('');
    resolve(found);
    expect(await screen.findByText('Filled in from our food database.')).toBeDefined();
    expect([valueOf('Calories'), screen.queryByText('Looking up…')]).toEqual(['346', null]);
  });

  it('LOG-13 (D10) shows that a model estimated a food missing from the food table', async () => {
    const { api, enter, click } = openLogFood();
    api.on(foodRoutes.describe, () => ({ ...found, engine: 'model' as const }));
    await enter({ 'Food name': 'Banana' });
    await click('AI Lookup');
    expect(
      await screen.findByText(/AI estimated what isn’t in our food database, so please check it/),
    ).toBeDefined();
  });

  it('logs the foods with their records until a value is edited by hand', async () => {
    const { api, click, user, onLogged } = await lookUp();
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)).toMatchObject({ items: found.items, sugar: 2.9, sodium: null });

    await user.type(field('Food name'), 'Banana and yogurt');
    await click('AI Lookup');
    await waitFor(() => expect(valueOf('Calories')).toBe('346'));
    await user.type(field('Calories'), '0');
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(2));
    expect(bodyOf(api, 1)).toMatchObject({ items: null, calories: 3_460, sugar: null });
  });

  it('updates when a food is corrected, and sends the correction with the original phrase', async () => {
    const { api, click, onLogged } = await lookUp();
    const items = within(screen.getByRole('list', { name: 'Results' }));
    await click('More Greek yogurt');
    expect([valueOf('Calories'), valueOf('Serving size')]).toEqual(['358', '298 g']);
    await click('Remove Banana, raw');
    expect([valueOf('Calories'), valueOf('Serving size')]).toEqual(['216', '180 g']);
    expect(items.getByText('Corrected by you')).toBeDefined();
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)).toMatchObject({
      calories: 216,
      items: [{ name: 'Greek yogurt', grams: 180, corrected: true }],
    });
  });

  it('restores a removed food only to its own meal', async () => {
    const { api, click, user } = await lookUp();
    await click('Remove Banana, raw');
    expect(screen.getByRole('button', { name: 'Undo removing Banana, raw' })).toBeDefined();
    api.on(foodRoutes.describe, () => ({ ...found, items: [aBanana({ name: 'Soup' })] }));
    await user.clear(field('Food name'));
    await user.type(field('Food name'), 'Soup');
    await click('AI Lookup');
    await screen.findByRole('button', { name: 'Soup: something else?' });
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('looks up on Enter after the name while the calories are empty', async () => {
    const { api, user, onLogged } = openLogFood();
    api.on(foodRoutes.describe, () => found);
    await user.type(field('Food name'), 'Banana and yogurt{Enter}');
    await waitFor(() => expect(valueOf('Calories')).toBe('346'));
    expect(api.sentTo(foodRoutes.describe)).toHaveLength(1);
    await user.type(field('Food name'), '{Enter}');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(api.sentTo(foodRoutes.describe)).toHaveLength(1);
  });

  it('LOG-11 ERR-03 asks for a name first and starts no lookup', async () => {
    const { api, enter, click } = openLogFood();
    await enter({ 'Food name': '   ' });
    await click('AI Lookup');
    expect(await findToast('Error')).toEqual({ tone: 'error', text: 'ErrorPlease enter a food name first' });
    expect(api.sentTo(foodRoutes.describe)).toHaveLength(0);
  });

  it('LOG-15 shows that nothing was found and keeps the typed values', async () => {
    const { api, enter, click } = openLogFood();
    api.on(foodRoutes.describe, () => failure('NO_FOOD_RECOGNISED'));
    await enter({ 'Food name': 'Blarg', Calories: '90' });
    await click('AI Lookup');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'ErrorFailed to get nutrition data. Please enter manually.',
    );
    expect([valueOf('Food name'), valueOf('Calories')]).toEqual(['Blarg', '90']);
  });

  it('clears the values of the previous food when the next one is not found', async () => {
    const { api, user, click } = await lookUp();
    api.on(foodRoutes.describe, () => failure('NO_FOOD_RECOGNISED'));
    await user.clear(field('Food name'));
    await user.type(field('Food name'), 'Blarg');
    await click('AI Lookup');
    await screen.findByRole('alert');
    expect(['Food name', 'Calories', 'Protein', 'Serving size'].map(valueOf)).toEqual(['Blarg', '', '', '']);
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
  });

  it('sends one request for a double click', async () => {
    const { api, enter, user } = openLogFood();
    const { promise, resolve } = Promise.withResolvers<typeof found>();
    api.on(foodRoutes.describe, () => promise);
    await enter({ 'Food name': 'Banana' });
    await user.dblClick(screen.getByRole('button', { name: 'AI Lookup' }));
    resolve(found);
    await screen.findByText('Nutrition data found!');
    expect(api.sentTo(foodRoutes.describe)).toHaveLength(1);
  });

  it('names the phrases it did not understand', async () => {
    const { api, enter, click } = openLogFood();
    api.on(foodRoutes.describe, () => ({ ...found, not_understood: ['a blarg'] }));
    await enter({ 'Food name': 'Banana and a blarg' });
    await click('AI Lookup');
    expect(await screen.findByText('We didn’t understand: a blarg.')).toBeDefined();
  });

  it('ignores an answer for a food whose name has changed', async () => {
    const { api, enter, click, user } = openLogFood();
    const { promise, resolve } = Promise.withResolvers<typeof found>();
    api.on(foodRoutes.describe, () => promise);
    await enter({ 'Food name': 'Banana' });
    await click('AI Lookup');
    await user.type(field('Food name'), ' bread');
    resolve(found);
    await waitFor(() => expect(screen.queryByText('Looking up…')).toBeNull());
    expect(valueOf('Calories')).toBe('');
  });
});
