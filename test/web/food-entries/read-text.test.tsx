import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aHit } from '#test/support/builders/a-food-hit.ts';
import { describedText } from '#test/support/described-text.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aDevice, online, send } from '../offline/a-device.ts';
import { field, openLogFood, valueOf } from './open-log-food.tsx';

const device = aDevice();

const cake = aHit({ name: 'Blorp cake', serving_grams: 80 });

/** Opens the form and looks up a text with the built-in food table. */
const lookUp = async (text: string, opened: Parameters<typeof openLogFood>[0] = {}) => {
  online(true);
  const form = openLogFood(opened);
  form.api.on(foodRoutes.describe, describedText);
  form.api.on(foodRoutes.search, () => ({ foods: [cake] }));
  form.api.on(foodEntryRoutes.remove, () => undefined);
  await form.enter({ 'Food name': text });
  await form.click('AI Lookup');
  await screen.findByRole('region', { name: 'Your text' });
  const bodies = () => form.api.sentTo(foodEntryRoutes.create).map(({ body }) => newFoodEntry.parse(body));
  return { ...form, bodies };
};
const text = () => within(screen.getByRole('region', { name: 'Your text' }));
const question = (words: string) =>
  screen.getByRole('group', { name: new RegExp(`^“${words}”.*: add it\\?`) });

describe('A text that was looked up', () => {
  it('a looked-up text shows which words became which food, with the number of the food in the list', async () => {
    const { user } = await lookUp('2 eggs and a banana');
    const egg = text().getByRole('button', { name: /^2 eggs.*: Egg, 100 g/ });
    const row = screen.getByRole('button', { name: 'Egg: something else?' }).closest('li');
    expect([egg.textContent, row?.textContent].every((shown) => shown?.includes('1'))).toBe(true);
    expect(text().getByText('Understood: Egg, Banana.')).toBeDefined();
    expect(row?.dataset['linked']).toBeUndefined();
    await user.hover(egg);
    expect(row?.dataset['linked']).toBe('true');
    await user.unhover(egg);
    await user.click(screen.getByRole('button', { name: 'Egg: something else?' }));
    expect(egg.dataset['linked']).toBe('true');
  });

  it('a looked-up text asks about a word that was not understood until it is added, and updates the values', async () => {
    const { click } = await lookUp('a banana with blorp');
    const before = Number(valueOf('Calories'));
    expect(text().getByText(/Not understood: blorp\./)).toBeDefined();
    await click('Add Blorp cake');
    await waitFor(() => expect(Number(valueOf('Calories'))).toBeGreaterThan(before));
    expect(screen.queryByText(/add it\?/)).toBeNull();
    expect(text().getByRole('button', { name: /^blorp.*: Blorp cake, 80 g/ })).toBeDefined();
    expect(screen.getByRole('list', { name: 'Results' }).textContent).toContain('Blorp cake');
  });

  it('a word that was not understood can be described in other words or dismissed', async () => {
    const { user, click } = await lookUp('a banana with blorp and zvrbl');
    await user.click(within(question('blorp')).getByRole('button', { name: 'Search for “blorp”' }));
    const search = screen.getByRole('textbox', { name: 'What is “blorp”?' });
    await user.clear(search);
    await user.type(search, 'two eggs{Enter}');
    await screen.findByRole('button', { name: 'Egg: something else?' });
    await click('Don’t add “zvrbl”');
    expect(screen.queryByText(/add it\?/)).toBeNull();
    expect(text().getByText('zvrbl').tagName).toBe('S');
  });

  it('a looked-up text strikes out the words of a removed food and of food that was not eaten', async () => {
    const { click } = await lookUp('2 eggs and toast without butter');
    expect(text().getByText('without butter').tagName).toBe('S');
    await click('Remove Egg');
    expect(text().getByText('2 eggs').tagName).toBe('S');
  });

  it('a looked-up text says why nothing of it is logged', async () => {
    online(true);
    const form = openLogFood();
    form.api.on(foodRoutes.describe, describedText);
    await form.enter({ 'Food name': 'ran 5 km' });
    await form.click('AI Lookup');
    expect((await findToast('Nothing to log')).text).toContain('This is an activity.');
    expect(valueOf('Food name')).toBe('ran 5 km');
  });

  it('a looked-up text keeps its question when the values are typed by hand, and adds the food to them', async () => {
    const { user, click } = await lookUp('a banana with blorp');
    await user.clear(field('Calories'));
    await user.type(field('Calories'), '100');
    await click('Add Blorp cake');
    await waitFor(() =>
      expect(valueOf('Calories')).toBe(String(100 + Math.round(cake.per_100_g.calories! * 0.8))),
    );
  });
});

describe('Words of a logged meal that were not understood', () => {
  it('open words stay asked about after logging and a reload, and are added to the same meal', async () => {
    const { click, bodies, unmount } = await lookUp('dinner: a banana with blorp');
    await click('Log Food');
    await findToast('Food logged successfully!');
    expect(bodies()).toMatchObject([{ meal_type: 'dinner' }]);
    const { name } = { name: /“blorp” from Today, dinner: add it\?/ };
    expect(await screen.findByRole('group', { name })).toBeDefined();
    unmount();

    const again = openLogFood();
    again.api.on(foodRoutes.search, () => ({ foods: [cake] }));
    await screen.findByRole('group', { name });
    await again.click('Add Blorp cake');
    await findToast('Food logged successfully!');
    const [added] = again.api.sentTo(foodEntryRoutes.create);
    expect(added?.body).toMatchObject({
      meal_type: 'dinner',
      food_name: 'Blorp cake',
      items: [{ grams: 80 }],
    });
    expect(screen.queryByRole('group', { name })).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('platewise.open-words.'))).toEqual([]);
  });

  it('open words are gone once they are dismissed', async () => {
    const { click } = await lookUp('a banana with blorp');
    await click('Log Food');
    await screen.findByRole('region', { name: 'Not logged yet' });
    await click('Don’t add “blorp”');
    expect(screen.queryByRole('region', { name: 'Not logged yet' })).toBeNull();
  });
});

describe('A text with several meals', () => {
  const dayText = 'oatmeal for breakfast, a green salad for lunch, yesterday for dinner 2 slices of pizza';

  it('a text with several meals is previewed by day and meal and logged with one tap', async () => {
    const { click, bodies, onLogged } = await lookUp(dayText);
    const names = ['Today, breakfast', 'Today, lunch', 'Yesterday, dinner'];
    for (const name of names)
      expect((await screen.findByRole('region', { name })).textContent).toMatch(/\d kcal/);
    await click('Log 3 meals');
    expect((await findToast('3 meals logged')).text).toContain(names.join('; '));
    expect(bodies()).toMatchObject([
      { meal_type: 'breakfast', food_name: 'Oatmeal', items: [{ name: 'Oatmeal' }] },
      { meal_type: 'lunch', items: [{ name: 'Green salad' }] },
      { meal_type: 'dinner', items: [{ name: 'Cheese pizza' }] },
    ]);
    const days = bodies().map(({ logged_at }) => new Date(logged_at!).getDate());
    expect(days).toEqual([20, 20, 19]);
    expect(onLogged).toHaveBeenCalledTimes(1);
    expect(valueOf('Food name')).toBe('');
  });

  it('a text with several meals is undone with one tap', async () => {
    const { api, click } = await lookUp(dayText);
    let index = 0;
    api.on(foodEntryRoutes.create, () => aFoodEntry({}, (index += 1)));
    await click('Log 3 meals');
    await findToast('3 meals logged');
    await click('Undo');
    await expect.poll(() => api.sentTo(foodEntryRoutes.remove)).toHaveLength(3);
    const removed = api.sentTo(foodEntryRoutes.remove).map(({ path }) => path);
    expect(removed).toEqual([1, 2, 3].map((at) => `/api/food-entries/${aFoodEntry({}, at).id}`));
  });

  it('a text with several meals is queued while offline, undone with one tap, and sent once', async () => {
    const { click, api } = await lookUp(dayText);
    online(false);
    await click('Log 3 meals');
    expect((await findToast('Saved on this device')).text).toContain('Yesterday, dinner');
    expect(device.browser.countOf('waiting')).toBe(3);
    await click('Undo');
    await expect.poll(() => device.browser.countOf('waiting')).toBe(0);
    online(true);
    await send();
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(0);
  });

  it('a text with several meals is sent with the same keys again after an error, so that no meal is logged twice', async () => {
    const { api, click } = await lookUp(dayText);
    let calls = 0;
    api.on(foodEntryRoutes.create, () => {
      calls += 1;
      return calls === 2
        ? Response.json({ code: 'INTERNAL', message: 'x', request_id: 'r' }, { status: 500 })
        : aFoodEntry();
    });
    await click('Log 3 meals');
    await findToast('Error');
    await click('Log 3 meals');
    await findToast('3 meals logged');
    const keys = api.sentTo(foodEntryRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.slice(0, 2)).toEqual(keys.slice(2, 4));
    expect(new Set(keys).size).toBe(3);
  });

  it('a meal can be moved to another meal, and its foods corrected', async () => {
    const { click, user, bodies } = await lookUp(dayText);
    await click('Change day or meal of Today, lunch');
    const lunch = screen.getByRole('region', { name: 'Today, lunch' });
    await user.click(within(lunch).getByRole('radio', { name: 'Snack' }));
    expect(screen.getByRole('region', { name: 'Today, snack' })).toBeDefined();
    await click('Remove Oatmeal');
    await click('Log 2 meals');
    await findToast('2 meals logged');
    expect(bodies().map(({ meal_type }) => meal_type)).toEqual(['snack', 'dinner']);
  });

  it('a food for an open word is added to the meal of the word', async () => {
    const { click, bodies } = await lookUp('toast for breakfast, blorp for lunch');
    expect(screen.getByRole('region', { name: 'Today, lunch' })).toBeDefined();
    await click('Add Blorp cake');
    await click('Log 2 meals');
    await findToast('2 meals logged');
    expect(bodies()).toMatchObject([
      { meal_type: 'breakfast', food_name: 'Toast' },
      { meal_type: 'lunch', food_name: 'Blorp cake' },
    ]);
  });

  it('LOG-03 meals that the text does not name are breakfast', async () => {
    const { click, bodies } = await lookUp('yesterday an apple, today a banana');
    await click('Log 2 meals');
    await findToast('2 meals logged');
    expect(bodies().map(({ meal_type }) => meal_type)).toEqual(['breakfast', 'breakfast']);
  });
});

describe('A text with one meal on another day', () => {
  it('a text about another day sets the day of the form and the stated time', async () => {
    const { click, bodies } = await lookUp('last night at 9 I had 2 slices of pizza');
    expect(screen.getByRole('button', { name: /^Day:/ }).textContent).toBe('Yesterday, Nov 19');
    await click('Log Food');
    await findToast('Food logged successfully!');
    expect(bodies()[0]?.logged_at).toBe(new Date(2026, 10, 19, 21).toISOString());
  });
});
