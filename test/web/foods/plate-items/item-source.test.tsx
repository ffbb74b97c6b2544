import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FoodFacts } from '#shared/foods/schema.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { salmonFacts } from './facts.ts';
import { openPlate, salmon, tuna } from './open-plate.tsx';
import { PATIENCE } from '#test/support/patience.ts';

describe('The source of a value', () => {
  const openSource = async (item: FoodItem, facts: FoodFacts | Error = salmonFacts()) => {
    const read = () => (facts instanceof Error ? Promise.reject(facts) : Promise.resolve(facts));
    const { click, user } = openPlate([item], { read });
    await click(/source of the values for/);
    return { dialog: within(await screen.findByRole('dialog')), user };
  };
  const link = () => screen.queryByRole('link')?.getAttribute('href');

  it("shows the record: name, values per 100 g and for this amount, portions, contents and the source's page", async () => {
    const { dialog, user } = await openSource(salmon);
    expect(await dialog.findByText('Fish, salmon, Atlantic, farmed, cooked, dry heat')).toBeDefined();
    expect(dialog.getByText('USDA 175168')).toBeDefined();
    expect(dialog.getByRole('row', { name: 'Calories 206kcal 206kcal' })).toBeDefined();
    expect(dialog.getByText('fillet').textContent).toBe('fillet178 g');
    expect(dialog.getByText('Usually contains fish.')).toBeDefined();
    expect(dialog.queryByText(/has been updated since/)).toBeNull();
    expect(link()).toBe('https://fdc.nal.usda.gov/food-details/175168/nutrients');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the source of a value names the base of the calculation when the source has no such food', async () => {
    const { dialog } = await openSource(
      { ...salmon, record_id: 'own:ugali' },
      salmonFacts({
        id: 'own:ugali',
        source: 'own',
        approximate: true,
        made_of: [{ id: 'usda:169696', name: 'Cornmeal', grams: 25 }],
      }),
    );
    expect((await dialog.findByText('Cornmeal')).textContent).toBe('Cornmeal25 g');
    expect(dialog.getByText(/values are for the closest match/)).toBeDefined();
    expect(link()).toBeUndefined();
  });

  it('the source of a value finds a survey food by its code', async () => {
    const { dialog } = await openSource({ ...salmon, record_id: 'fndds:26137110' });
    await dialog.findByText('Usually contains fish.');
    expect(link()).toBe('https://fdc.nal.usda.gov/food-search?query=26137110');
  });

  it('shows a packaged food without asking the food table', async () => {
    const { click, read } = openPlate([{ ...salmon, record_id: 'off:3017620422003', source: 'off' }]);
    await click(/source of the values for/);
    expect((await screen.findByRole('link')).getAttribute('href')).toBe(
      'https://world.openfoodfacts.org/product/3017620422003',
    );
    expect(read).not.toHaveBeenCalled();
  });

  it('attributes entered calories to the user, and the other values to the record', async () => {
    const own = { ...salmon, source: 'user' as const, per_100_g: { ...salmon.per_100_g, calories: 250 } };
    const { dialog } = await openSource(own);
    await dialog.findByText('Usually contains fish.');
    expect(dialog.getByText('Your calories; the rest from USDA 175168')).toBeDefined();
    expect(dialog.getByText(/You entered the calories/)).toBeDefined();
    expect(dialog.queryByText(/Our database has been updated/)).toBeNull();
  });

  it('the source of a value shows that it differs from the current value in the food table', async () => {
    const { dialog } = await openSource(salmon, salmonFacts({ per_100_g: tuna }));
    expect(await dialog.findByText(/has been updated since/)).toBeDefined();
    expect(dialog.getByRole('row', { name: /^Calories 206kcal/ })).toBeDefined();
  });

  it('the source of a value names the model when the table has no such food', async () => {
    const { dialog } = await openSource({ ...salmon, record_id: null, source: 'model' });
    expect(dialog.getByText(/AI estimated these values/)).toBeDefined();
    expect(link()).toBeUndefined();
  });

  it('shows its values even when the record cannot be loaded', async () => {
    const { dialog } = await openSource(salmon, new Error('We couldn’t reach the server.'));
    expect(
      await dialog.findByText(/couldn’t reach the server/, {}, { timeout: 15_000 * PATIENCE }),
    ).toBeDefined();
    expect(dialog.getByRole('row', { name: /^Calories 206kcal/ })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
