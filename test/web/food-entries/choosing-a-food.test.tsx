import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aHit, anOwnFood } from '#test/support/builders/a-food-hit.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';
import { figures, none, openFoodList as open, replaceIn, rye } from './open-food-list.tsx';
import { bodyOf, field, valueOf } from './open-log-food.tsx';

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

describe('Food suggestions for a typed name', () => {
  it('food suggestions come from the food table, and one click fills in name, serving and values with their record', async () => {
    const { type, user, click, onLogged, api } = open();
    await type('rye');
    await user.click(await screen.findByRole('option', { name: /^Rye bread/ }));
    expect(valueOf('Food name')).toBe('Rye bread');
    expect(figures()).toEqual(['80', '2.6', '14.4', '1', '1.9', '1 slice (32 g)']);
    expect(screen.queryByRole('listbox')).toBeNull();
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    const { items, ...entry } = bodyOf(api) as { items: ReturnType<typeof aBanana>[] };
    expect(entry).toMatchObject({ food_name: 'Rye bread', calories: 80, serving_size: '1 slice (32 g)' });
    expect(items).toMatchObject([{ record_id: rye.record_id, grams: 32, source: 'usda' }]);
    expect(sumNutrients(items)).toMatchObject({ calories: 80, sodium: 160 });
  });

  it('food suggestions support arrow keys, Enter and Escape, and are announced to screen readers', async () => {
    const { type, user } = open();
    await type('rye');
    await screen.findByRole('option', { name: /^Rye roll/ });
    expect(field('Food name').getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toContain('Rye bread');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toContain('Rye roll');
    const active = field('Food name').getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toContain('Rye roll');
    await user.keyboard('{ArrowDown}{ArrowUp}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(valueOf('Food name')).toBe('rye');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(valueOf('Food name')).toBe('Rye bread');
    expect(document.activeElement).toBe(field('Food name'));
  });

  it('food suggestions load when the typing pauses, not for every letter', async () => {
    const { api, user } = open();
    await user.click(field('Food name'));
    for (const text of ['r', 'ry', 'rye']) replaceIn('Food name', text);
    await screen.findByRole('option', { name: /^Rye bread/ });
    expect(api.sentTo(foodRoutes.search).map(({ query }) => query.get('q'))).toEqual(['rye']);
  });

  it('food suggestions never replace those of the current text with those of an earlier one', async () => {
    const { api, type } = open();
    const slow = Promise.withResolvers<{ foods: (typeof rye)[] }>();
    api.on(foodRoutes.search, ({ query }) =>
      query.get('q') === 'rye' ? slow.promise : { foods: [aHit({ name: 'Rice', record_id: 'usda:2' })] },
    );
    await type('rye');
    await waitFor(() => expect(api.sentTo(foodRoutes.search)).toHaveLength(1));
    replaceIn('Food name', 'rice');
    await screen.findByRole('option', { name: /^Rice/ });
    slow.resolve({ foods: [rye] });
    await slow.promise;
    expect(optionNames()).toHaveLength(1);
  });

  it('food suggestions show an empty state with alternatives when nothing matches', async () => {
    const { api, type, user } = open({ found: [] });
    api.on(foodRoutes.describe, () => failure('NO_FOOD_RECOGNISED'));
    await type('blarg');
    expect(await screen.findByText('No results. Try AI Lookup or enter the values yourself.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(api.sentTo(foodRoutes.describe)[0]?.body).toEqual({ text: 'blarg' });
  });

  it('food suggestions show a retry after a load failure, and leave the form unchanged', async () => {
    const { api, type, user } = open();
    api.on(foodRoutes.search, () => failure('SERVICE_UNAVAILABLE'));
    await type('rye');
    expect(await screen.findByText('Platewise is busy right now. Try again in a moment.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    api.on(foodRoutes.search, () => ({ foods: [rye] }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: /^Rye bread/ })).toBeDefined();
    expect(valueOf('Food name')).toBe('rye');
  });

  it('food suggestions have buttons that can be reached, used and left by keyboard', async () => {
    const { api, type, user } = open();
    api.on(foodRoutes.search, () => failure('SERVICE_UNAVAILABLE'));
    await type('rye');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await user.tab();
    expect(document.activeElement).toBe(retry);
    api.on(foodRoutes.search, () => ({ foods: [] }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('Food name'));
    const lookUp = await screen.findByRole('button', { name: 'Look up' });
    await user.tab();
    expect(document.activeElement).toBe(lookUp);
    await user.keyboard('{Escape}');
    expect([document.activeElement, screen.queryByRole('listbox')]).toEqual([field('Food name'), null]);
    api.on(foodRoutes.describe, () => failure('NO_FOOD_RECOGNISED'));
    await user.keyboard('{ArrowDown}{Tab}{Enter}');
    await waitFor(() => expect(api.sentTo(foodRoutes.describe)[0]?.body).toEqual({ text: 'rye' }));
    expect(document.activeElement).toBe(field('Food name'));
    await user.keyboard('{ArrowDown}{Tab}{Tab}');
    expect(document.activeElement?.textContent).toBe('Search packaged foods');
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('food suggestions do not intercept Enter, which looks up the typed text', async () => {
    const { api, type, user } = open();
    api.on(foodRoutes.describe, () => failure('NO_FOOD_RECOGNISED'));
    await type('rye');
    await screen.findByRole('option', { name: /^Rye bread/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.sentTo(foodRoutes.describe)[0]?.body).toEqual({ text: 'rye' }));
    expect(valueOf('Food name')).toBe('rye');
  });
});

describe("Suggestions from the user's own foods", () => {
  const porridge = anOwnFood();
  const item = aBanana({ name: rye.name, record_id: rye.record_id, per_100_g: rye.per_100_g, grams: 64 });
  const favourite = {
    id: rye.record_id,
    name: rye.name,
    favourite: true,
    food: rye,
    logged: { ...sumNutrients([item]), serving_size: '2 slices (64 g)', items: [item] },
  };

  it("the user's own foods appear as soon as the empty field gets the focus, favorites first", async () => {
    const { user } = open({ mine: { favourites: [favourite], recents: [porridge, favourite] } });
    await user.click(field('Food name'));
    const groups = await screen.findAllByRole('group', { name: /Favorites|Recent/ });
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Favorites', 'Recent']);
    expect(optionNames().map((name) => name?.split(/[\d]/)[0])).toEqual(['Rye bread', 'My porridge']);
  });

  it("the user's own foods come before the table's suggestions, without duplicates", async () => {
    const { type } = open({ mine: { favourites: [favourite], recents: [porridge] } });
    await type('rye');
    await screen.findByRole('option', { name: /^Rye roll/ });
    expect(within(screen.getByRole('group', { name: 'Yours' })).getAllByRole('option')).toHaveLength(1);
    expect(optionNames()).toHaveLength(2);
  });

  it("the user's own foods come first although the text is a synonym or misspelled", async () => {
    const { type } = open({ mine: { favourites: [], recents: [favourite, porridge] } });
    await type('roggenbort');
    await screen.findByRole('option', { name: /^Rye roll/ });
    const own = within(screen.getByRole('group', { name: 'Yours' })).getAllByRole('option');
    expect(own.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Rye bread')]);
  });

  it("the user's own foods restore the logged amount and unit, or the values that were typed", async () => {
    const { user } = open({ mine: { favourites: [favourite], recents: [porridge] } });
    await user.click(field('Food name'));
    await user.click(await screen.findByRole('option', { name: /^Rye bread/ }));
    expect([valueOf('Amount'), valueOf('Serving size'), valueOf('Calories')]).toEqual([
      '2',
      '2 slices (64 g)',
      '160',
    ]);
    await user.clear(field('Food name'));
    await user.click(await screen.findByRole('option', { name: /^My porridge/ }));
    expect(figures()).toEqual(['320', '12.5', '', '', '', '1 bowl']);
  });

  it("the user's own foods become favorites, or stop being favorites, with one click", async () => {
    const { api, type, user } = open();
    api.on(foodRoutes.star, () => ({ ...favourite, logged: null }));
    api.on(foodRoutes.unstar, () => undefined);
    await type('rye');
    await user.click(await screen.findByRole('option', { name: /^Rye bread/ }));
    const star = () => screen.getByRole('button', { name: 'Rye bread is a favorite' });
    expect(star().getAttribute('aria-pressed')).toBe('false');
    api.on(foodRoutes.mine, () => ({ favourites: [favourite], recents: [] }));
    await user.click(star());
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
    expect(api.sentTo(foodRoutes.star)[0]?.path).toContain(encodeURIComponent(rye.record_id));
    api.on(foodRoutes.mine, () => none);
    await user.click(star());
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('false'));
    expect(api.sentTo(foodRoutes.unstar)).toHaveLength(1);
  });
});
