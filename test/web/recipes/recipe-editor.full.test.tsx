import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import type { ResponseOf } from '#shared/http/route.ts';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import { failure, type ScriptedApi } from '#test/support/scripted-api.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';
import { aMeal } from '#test/support/builders/a-saved-meal.ts';
import { figuresOf, openMyMeals } from './open-my-meals.tsx';

const UNDO = 'Undo removing Beans';

/** Holds back the answer of the route that reads a recipe. Returns a function that answers. */
const holdReading = (api: ScriptedApi) => {
  const { promise, resolve } = Promise.withResolvers<ResponseOf<typeof recipeRoutes.read> | Response>();
  api.on(recipeRoutes.read, () => promise);
  return resolve;
};

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

describe('The recipe editor', () => {
  const pasted = 'Chilli\nServes 6\nIngredients\n400 g beans\n1 unicorn horn\nMethod\n1. Cook it.';

  it('splits a pasted recipe into foods, servings and steps, and reads a changed line again', async () => {
    const { api, click, user } = await openMyMeals([]);
    api.on(recipeRoutes.read, ({ body }) => ({
      lines: (body as { lines: string[] }).lines.map((text) => ({
        text,
        not_understood: [],
        items: text.includes('unicorn') ? [] : [aBanana({ name: text, grams: 300, record_id: 'usda:1' })],
      })),
    }));
    await click('New meal or recipe');
    await user.click(await screen.findByLabelText('Ingredients'));
    await user.paste(pasted);
    await click('Look up ingredients');
    expect(await screen.findByLabelText('Rephrase: 1 unicorn horn')).toBeDefined();
    expect(api.sentTo(recipeRoutes.read)[0]?.body).toEqual({ lines: ['400 g beans', '1 unicorn horn'] });
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Chilli');
    expect(screen.getByLabelText('Servings')).toHaveProperty('value', '6');
    expect(screen.getByLabelText('Notes')).toHaveProperty('value', '1. Cook it.');
    expect(figuresOf('Per serving')).toContain('60 kcal');

    const line = screen.getByLabelText('Rephrase: 1 unicorn horn');
    await user.clear(line);
    await user.type(line, '1 corn cob{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Rephrase: 1 unicorn horn')).toBeNull());
    expect(figuresOf('Per serving')).toContain('120 kcal');
    expect(api.sentTo(recipeRoutes.create)).toHaveLength(0);
    await click('Save');
    await waitFor(() => expect(api.sentTo(recipeRoutes.create)).toHaveLength(1));
    expect(api.sentTo(recipeRoutes.create)[0]?.body).toMatchObject({
      name: 'Chilli',
      portions: 6,
      cooked_grams: null,
      items: [{ name: '400 g beans' }, { name: '1 corn cob' }],
    });
  });

  it('asks about words inside a line that are part of no food, until they are added or dismissed', async () => {
    const { api, click, user } = await openMyMeals([]);
    api.on(foodRoutes.search, () => ({ foods: [] }));
    api.on(recipeRoutes.read, () => ({
      lines: [
        { text: '200 g rice with blorp', items: [aBanana({ name: 'Rice' })], not_understood: ['blorp'] },
        { text: '2 eggs and wibble', items: [aBanana({ name: 'Egg' })], not_understood: ['wibble'] },
      ],
    }));
    api.on(foodRoutes.describe, () => ({
      items: [aBanana({ name: 'Saffron' })],
      meal_type: null,
      not_understood: [],
      engine: 'rules' as const,
    }));
    await click('New meal or recipe');
    await user.click(await screen.findByLabelText('Ingredients'));
    await user.paste('200 g rice with blorp\n2 eggs and wibble');
    await click('Look up ingredients');
    expect(await screen.findByText('“blorp”: add it?')).toBeDefined();
    await click('Don’t add “wibble”');
    await click('Search for “blorp”');
    await user.clear(screen.getByLabelText('What is “blorp”?'));
    await user.keyboard('saffron{Enter}');
    await waitFor(() => expect(screen.queryByText(/add it\?/)).toBeNull());
    const foods = within(screen.getByRole('list', { name: 'Foods of this meal' })).getAllByRole('listitem');
    expect(foods.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Rice'),
      expect.stringContaining('Egg'),
      expect.stringContaining('Saffron'),
    ]);
  });

  it('the recipe editor keeps the text unchanged when it cannot be read now', async () => {
    const { api, click, user } = await openMyMeals([]);
    api.on(recipeRoutes.read, () => failure('INTERNAL'));
    await click('New meal or recipe');
    await user.click(await screen.findByLabelText('Ingredients'));
    await user.paste('400 g beans');
    await click('Look up ingredients');
    expect((await screen.findByText(/Your changes are still here/)).textContent).toContain('went wrong');
    expect(screen.getByLabelText('Ingredients')).toHaveProperty('value', '400 g beans');
  });

  it('the recipe editor keeps text typed while a recipe is being read, and does not save without its foods', async () => {
    const { api, click, user } = await openMyMeals([]);
    const answer = holdReading(api);
    await click('New meal or recipe');
    const field = await screen.findByLabelText('Ingredients');
    await user.type(screen.getByLabelText(/^Name/), 'Chilli');
    await user.type(field, '400 g beans');
    await click('Look up ingredients');
    await user.type(field, '2 onions');
    await user.type(screen.getByLabelText(/^Name/), '!{Enter}');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    const items = [aBanana({ name: 'Beans', grams: 300 })];
    answer({ lines: [{ text: '400 g beans', items, not_understood: [] }] });
    await screen.findByRole('list', { name: 'Foods of this meal' });
    expect(field).toHaveProperty('value', '2 onions');
    await click('Save');
    expect(
      screen.getByText('These ingredients haven’t been looked up yet. Look them up or clear the field.'),
    ).toBeDefined();
    expect(api.sentTo(recipeRoutes.create)).toHaveLength(0);
    await user.clear(field);
    await click('Save');
    await waitFor(() => expect(api.sentTo(recipeRoutes.create)).toHaveLength(1));
    expect(api.sentTo(recipeRoutes.create)[0]?.body).toMatchObject({
      name: 'Chilli!',
      items: [{ name: 'Beans', grams: 300 }],
    });
  });

  it('puts an unreadable text back before the text typed meanwhile', async () => {
    const { api, click, user } = await openMyMeals([]);
    const answer = holdReading(api);
    await click('New meal or recipe');
    const field = await screen.findByLabelText('Ingredients');
    await user.type(field, '400 g beans');
    await click('Look up ingredients');
    await user.type(field, '2 onions');
    answer(failure('INTERNAL'));
    await waitFor(() => expect(field).toHaveProperty('value', '400 g beans\n2 onions'));
  });

  it('the recipe editor removes even the last food, and restores it on Undo', async () => {
    const { click } = await openMyMeals([aMeal()]);
    await click('Edit Chilli');
    await click('Remove Beans');
    await click(UNDO);
    expect(screen.getByRole('button', { name: 'Remove Beans' })).toBeDefined();
  });

  it('the recipe editor shows the missing fields before it saves', async () => {
    const { api, click, type } = await openMyMeals([]);
    await click('New meal or recipe');
    await type('Servings', '1,5');
    await click('Save');
    for (const fault of ['Enter a name for the meal.', 'Add a food.', 'Enter whole servings from 1 to 50.'])
      expect(screen.getByText(fault)).toBeDefined();
    expect(api.sentTo(recipeRoutes.create)).toHaveLength(0);
  });

  it('the recipe editor shows a change made in another tab, and lets the user overwrite or take it', async () => {
    const { api, click, type, holds } = await openMyMeals([aMeal()]);
    api.on(recipeRoutes.change, ({ body }) =>
      (body as { version: number }).version === 3
        ? failure('SAVED_MEAL_CHANGED')
        : aMeal({ name: 'Mine', version: 5 }),
    );
    await click('Edit Chilli');
    await type('Cooked weight (optional)', '900');
    holds([aMeal({ name: 'Theirs', version: 4 })]);
    await click('Save');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/“Theirs”/)).toBeDefined();
    await click('Save my version');
    await waitFor(() => expect(api.sentTo(recipeRoutes.change)).toHaveLength(2));
    expect(api.sentTo(recipeRoutes.change)[1]?.body).toMatchObject({
      name: 'Chilli',
      cooked_grams: 900,
      version: 4,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("offers no food of the old version once the other tab's version was taken", async () => {
    const onion = aBanana({ name: 'Onion', grams: 50 });
    const { api, click, holds } = await openMyMeals([aMeal({ items: [...aMeal().items, onion] })]);
    api.on(recipeRoutes.change, () => failure('SAVED_MEAL_CHANGED'));
    await click('Edit Chilli');
    await click('Remove Beans');
    expect(await screen.findByRole('button', { name: UNDO })).toBeDefined();
    holds([aMeal({ name: 'Theirs', version: 4, items: [aBanana({ name: 'Rice' })] })]);
    await click('Save');
    await click('Use the newer version');
    expect(screen.getByRole('button', { name: 'Remove Rice' })).toBeDefined();
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
  });
});
