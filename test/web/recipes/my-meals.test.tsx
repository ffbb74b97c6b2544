import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { MyMeals } from '#web/features/recipes/my-meals.tsx';
import { anEntry, anItem } from '../food-entries/an-entry.ts';
import { renderScreen } from '../ui/render-screen.tsx';
import { aMeal } from './a-meal.ts';

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

const open = async (meals: SavedMeal[], find = meals[0]?.name ?? 'No saved meals yet') => {
  const api = scriptedApi();
  let held = meals;
  api.on(recipeRoutes.list, () => ({ meals: held }));
  api.on(foodEntryRoutes.create, () => anEntry({ food_name: 'Chilli', meal_type: 'lunch' }));
  api.on(recipeRoutes.create, () => aMeal());
  const onLogged = vi.fn();
  const view = renderScreen(<MyMeals openedFor={null} openedMeal="lunch" onLogged={onLogged} />);
  await screen.findByText(find);
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await view.user.clear(field);
    if (text !== '') await view.user.type(field, text);
  };
  return { api, onLogged, press, type, holds: (now: SavedMeal[]) => (held = now), ...view };
};
const figuresOf = (label: string): string => screen.getByLabelText(label).textContent ?? '';

describe('My meals', () => {
  it('are shown by the serving', async () => {
    await open([aMeal()]);
    expect(screen.getByText('4 servings, 1 food')).toBeDefined();
    expect(figuresOf('Per serving of Chilli')).toContain('120 kcal');
  });

  it('are logged by the serving, with a decimal comma, each food with its record', async () => {
    const { api, press, type, onLogged } = await open([aMeal()]);
    await press('Log Chilli');
    await type('How much', '1,5');
    expect(figuresOf('What is logged')).toContain('180 kcal');
    await press('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledOnce());
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      food_name: 'Chilli',
      calories: 180,
      serving_size: '1.5 servings',
      meal_type: 'lunch',
      items: [{ name: 'Beans', grams: 150, record_id: 'usda:174285', nutrients: { calories: 180 } }],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are logged by the weight of what was cooked', async () => {
    const { api, press, type, user } = await open([aMeal()]);
    await press('Log Chilli');
    await user.click(await screen.findByRole('radio', { name: 'Grams' }));
    await press('Log Food');
    expect(screen.getByText('Please enter how much you ate, such as 1.5.')).toBeDefined();
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(0);
    await type('How much', '200');
    await press('Log Food');
    await waitFor(() => expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(1));
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      calories: 120,
      serving_size: '200 g',
      items: [{ grams: 100 }],
    });
  });

  it('that fail to load say so, and come with Retry', async () => {
    const { api, press } = await open([]);
    expect(api.sentTo(recipeRoutes.list)).toHaveLength(1);
    api.on(recipeRoutes.list, () => failure('INTERNAL'));
    renderScreen(<MyMeals openedFor={null} openedMeal={null} onLogged={() => undefined} />);
    await screen.findByText('Your meals could not be loaded');
    api.on(recipeRoutes.list, () => ({ meals: [aMeal()] }));
    await press('Retry');
    expect(await screen.findByText('Chilli')).toBeDefined();
  });

  it('are deleted at once, and taken back as they were', async () => {
    const { api, press, holds } = await open([aMeal({ notes: 'Hot.' })]);
    api.on(recipeRoutes.remove, () => {
      holds([]);
      return undefined;
    });
    await press('Delete Chilli');
    await screen.findByText('No saved meals yet');
    await press('Undo');
    await waitFor(() => expect(api.sentTo(recipeRoutes.create)).toHaveLength(1));
    expect(api.sentTo(recipeRoutes.create)[0]?.body).toMatchObject({
      name: 'Chilli',
      portions: 4,
      cooked_grams: 800,
      notes: 'Hot.',
      items: [{ name: 'Beans', grams: 400 }],
    });
  });
});

describe('A recipe', () => {
  const pasted = 'Chilli\nServes 6\nIngredients\n400 g beans\n1 unicorn horn\nMethod\n1. Cook it.';

  it('is pasted whole: foods, servings and steps go where they belong, a line can be said anew', async () => {
    const { api, press, user } = await open([]);
    api.on(recipeRoutes.read, ({ body }) => ({
      lines: (body as { lines: string[] }).lines.map((text) => ({
        text,
        items: text.includes('unicorn') ? [] : [anItem({ name: text, grams: 300, record_id: 'usda:1' })],
      })),
    }));
    await press('New meal or recipe');
    await user.click(await screen.findByLabelText('Ingredients in words'));
    await user.paste(pasted);
    await press('Read the ingredients');
    expect(await screen.findByLabelText('In other words: 1 unicorn horn')).toBeDefined();
    expect(api.sentTo(recipeRoutes.read)[0]?.body).toEqual({ lines: ['400 g beans', '1 unicorn horn'] });
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Chilli');
    expect(screen.getByLabelText('Servings')).toHaveProperty('value', '6');
    expect(screen.getByLabelText('Notes')).toHaveProperty('value', '1. Cook it.');
    expect(figuresOf('Per serving')).toContain('60 kcal');

    const line = screen.getByLabelText('In other words: 1 unicorn horn');
    await user.clear(line);
    await user.type(line, '1 corn cob{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('In other words: 1 unicorn horn')).toBeNull());
    expect(figuresOf('Per serving')).toContain('120 kcal');
    expect(api.sentTo(recipeRoutes.create)).toHaveLength(0);
    await press('Save');
    await waitFor(() => expect(api.sentTo(recipeRoutes.create)).toHaveLength(1));
    expect(api.sentTo(recipeRoutes.create)[0]?.body).toMatchObject({
      name: 'Chilli',
      portions: 6,
      cooked_grams: null,
      items: [{ name: '400 g beans' }, { name: '1 corn cob' }],
    });
  });

  it('that cannot be read now is kept as it was typed', async () => {
    const { api, press, user } = await open([]);
    api.on(recipeRoutes.read, () => failure('INTERNAL'));
    await press('New meal or recipe');
    await user.click(await screen.findByLabelText('Ingredients in words'));
    await user.paste('400 g beans');
    await press('Read the ingredients');
    expect((await screen.findByText(/What you typed is kept/)).textContent).toContain('went wrong');
    expect(screen.getByLabelText('Ingredients in words')).toHaveProperty('value', '400 g beans');
  });

  it('says what is missing before it is saved', async () => {
    const { api, press, type } = await open([]);
    await press('New meal or recipe');
    await type('Servings', '1,5');
    await press('Save');
    for (const fault of [
      'Please name the meal.',
      'Please add a food.',
      'Please give whole servings, 1 to 50.',
    ])
      expect(screen.getByText(fault)).toBeDefined();
    expect(api.sentTo(recipeRoutes.create)).toHaveLength(0);
  });

  it('that another window changed is shown, and saved over it or taken, as the person chooses', async () => {
    const { api, press, type, holds } = await open([aMeal()]);
    api.on(recipeRoutes.change, ({ body }) =>
      (body as { version: number }).version === 3
        ? failure('SAVED_MEAL_CHANGED')
        : aMeal({ name: 'Mine', version: 5 }),
    );
    await press('Edit Chilli');
    await type('Cooked weight, if you know it', '900');
    holds([aMeal({ name: 'Theirs', version: 4 })]);
    await press('Save');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/“Theirs”/)).toBeDefined();
    await press('Save mine');
    await waitFor(() => expect(api.sentTo(recipeRoutes.change)).toHaveLength(2));
    expect(api.sentTo(recipeRoutes.change)[1]?.body).toMatchObject({
      name: 'Chilli',
      cooked_grams: 900,
      version: 4,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
