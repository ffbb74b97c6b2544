import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { askConsent } from '#web/app/ask-consent.tsx';
import { MyMeals } from '#web/features/recipes/my-meals.tsx';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { reload } from '#test/support/screen/reload-button.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aMeal } from '#test/support/builders/a-saved-meal.ts';
import { figuresOf, openMyMeals } from './open-my-meals.tsx';

const OTHER = '01KB2M00000000000000000002';

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

describe('My meals', () => {
  it('saved meals show their values per serving', async () => {
    await openMyMeals([aMeal()]);
    expect(screen.getByText('4 servings, 1 food')).toBeDefined();
    expect(figuresOf('Per serving of Chilli')).toContain('120 kcal');
  });

  it('saved meals can be logged by the serving, with a decimal comma and the record of each food', async () => {
    const { api, click, type, onLogged } = await openMyMeals([aMeal()]);
    await click('Log Chilli');
    await type('How much', '1,5');
    expect(figuresOf('Amount to log')).toContain('180 kcal');
    await click('Log Food');
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

  it('saved meals can be logged by the weight of the cooked amount', async () => {
    const { api, click, type, user } = await openMyMeals([aMeal()]);
    await click('Log Chilli');
    await user.click(await screen.findByRole('radio', { name: 'Grams' }));
    await click('Log Food');
    expect(screen.getByText('Enter how much you ate, such as 1.5.')).toBeDefined();
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(0);
    await type('How much', '200');
    await click('Log Food');
    await waitFor(() => expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(1));
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      calories: 120,
      serving_size: '200 g',
      items: [{ grams: 100 }],
    });
  });

  it('saved meals show a load failure with Retry', async () => {
    const { api, click } = await openMyMeals([]);
    expect(api.sentTo(recipeRoutes.list)).toHaveLength(1);
    api.on(recipeRoutes.list, () => failure('INTERNAL'));
    openScreen(
      <MyMeals openedFor={null} openedMeal={null} onLogged={() => undefined} renderConsent={askConsent} />,
    );
    await screen.findByText('We couldn’t load your meals');
    api.on(recipeRoutes.list, () => ({ meals: [aMeal()], next: null }));
    await click('Retry');
    expect(await screen.findByText('Chilli')).toBeDefined();
  });

  it.each([
    ['the first meal is saved in another tab', [], [aMeal({ id: OTHER, name: 'Soup' })]],
    ['the last meal is deleted in another tab', [aMeal()], []],
  ])('keeps a half-written recipe when %s', async (_when, before, after) => {
    const { click, user, holds } = await openMyMeals(before);
    await click('New meal or recipe');
    await user.type(await screen.findByLabelText(/^Name/), 'Lentil stew');
    holds(after);
    reload();
    await screen.findByText(after[0]?.name ?? 'No saved meals yet');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Lentil stew');
  });

  it('a deleted meal can be restored again after a failed Undo, under the same key', async () => {
    const { api, click, holds } = await openMyMeals([aMeal()]);
    api.on(recipeRoutes.remove, () => {
      holds([]);
      return undefined;
    });
    api.on(recipeRoutes.create, () => failure('INTERNAL'));
    await click('Delete Chilli');
    await click('Undo');
    expect(await screen.findByText('Not undone yet')).toBeDefined();
    api.on(recipeRoutes.create, () => aMeal());
    await click('Try again');
    await waitFor(() => expect(api.sentTo(recipeRoutes.create)).toHaveLength(2));
    const keys = api.sentTo(recipeRoutes.create).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Not undone yet')).toBeNull());
  });

  it('a saved meal disappears immediately when deleted, and returns unchanged on Undo', async () => {
    const { api, click, holds } = await openMyMeals([aMeal({ notes: 'Hot.' })]);
    api.on(recipeRoutes.remove, () => {
      holds([]);
      return undefined;
    });
    await click('Delete Chilli');
    await screen.findByText('No saved meals yet');
    await click('Undo');
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

describe('A late answer', () => {
  it('a late answer neither closes nor changes a newer log dialog', async () => {
    const { api, click, onLogged } = await openMyMeals([aMeal(), aMeal({ id: OTHER, name: 'Porridge' })]);
    let answer = (): void => undefined;
    api.on(
      foodEntryRoutes.create,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(aFoodEntry({ food_name: 'Chilli', meal_type: 'lunch' }));
        }),
    );
    await click('Log Chilli');
    await click('Log Food');
    await click('Close');
    await click('Log Porridge');
    await waitFor(() => expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(1));
    answer();
    expect(await screen.findByText('Food logged successfully!')).toBeDefined();
    expect(screen.getByRole('form', { name: 'Log Porridge' })).toBeDefined();
    expect(onLogged).not.toHaveBeenCalled();
  });

  it('a late answer does not close a newer save dialog', async () => {
    const { api, click } = await openMyMeals([aMeal(), aMeal({ id: OTHER, name: 'Porridge' })]);
    let answer = (): void => undefined;
    api.on(
      recipeRoutes.change,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(aMeal({ version: 4 }));
        }),
    );
    await click('Edit Chilli');
    await click('Save');
    await click('Cancel');
    await click('Edit Porridge');
    await waitFor(() => expect(api.sentTo(recipeRoutes.change)).toHaveLength(1));
    answer();
    expect(await screen.findByText('Meal saved')).toBeDefined();
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Porridge');
  });
});

describe('Many saved meals', () => {
  it('many saved meals load page by page, sorted by name', async () => {
    const { api } = await openMyMeals([aMeal()]);
    api.on(recipeRoutes.list, ({ query }) =>
      query.get('after') === null
        ? { meals: [aMeal({ name: 'Zucchini' })], next: OTHER }
        : { meals: [aMeal({ id: OTHER, name: 'Apple pie' })], next: null },
    );
    openScreen(
      <MyMeals openedFor={null} openedMeal={null} onLogged={() => undefined} renderConsent={askConsent} />,
    );
    await screen.findByText('Apple pie');
    expect(api.sentTo(recipeRoutes.list).at(-1)?.query.get('after')).toBe(OTHER);
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names.slice(-2)).toEqual(['Apple pie', 'Zucchini']);
  });
});
