import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { barcodeRoutes } from '#shared/barcodes/routes.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { aProduct } from '#test/support/builders/a-product.ts';
import { describedText } from '#test/support/described-text.ts';
import { failure } from '#test/support/scripted-api.ts';
import { openFoodList } from './open-food-list.tsx';
import { bodyOf, valueOf } from './open-log-food.tsx';

const drink = aProduct({
  record_id: 'off:7394376616037',
  barcode: '7394376616037',
  name: 'Oat drink',
  brand: 'Hafer & Co',
  liquid: true,
  serving_grams: null,
  per_100_g: { calories: 44, protein: 1, carbs: 6.5, fat: null, fiber: null, sugar: 4, sodium: 40 },
  allergens: ['gluten', 'avoine'],
  traces: ['nuts'],
  diets: ['vegan'],
});

const openSearch = async (text = 'oat drink') => {
  const form = openFoodList({ found: [] });
  form.api.on(barcodeRoutes.search, () => ({ products: [drink] }));
  form.api.on(barcodeRoutes.read, () => aProduct({ ...drink, serving_grams: 250 }));
  await form.type(text);
  return form;
};

describe('Packaged foods in the food list', () => {
  it('packaged foods are searched only when the user asks, and are listed with allergens and source', async () => {
    const { api, user } = await openSearch();
    const button = await screen.findByRole('button', { name: 'Search packaged foods' });
    expect(api.sentTo(barcodeRoutes.search)).toHaveLength(0);
    await user.click(button);
    const found = within(await screen.findByRole('region', { name: 'Packaged foods' }));
    const product = await found.findByRole('button', { name: /^Oat drink, Hafer & Co/ });
    expect(product.textContent).toContain('44 kcal per 100 ml');
    expect(product.textContent).toContain('Contains gluten, avoine. May contain nuts. Label: vegan.');
    expect(found.getByRole('link', { name: /^Open Food Facts, community data \(ODbL\)/ })).toBeDefined();
    expect(api.sentTo(barcodeRoutes.search).map(({ query }) => query.get('q'))).toEqual(['oat drink']);
  });

  it('a packaged food fills in a serving with the values of its label, and unknown values stay unknown', async () => {
    const { api, user, click, onLogged } = await openSearch();
    await click('Search packaged foods');
    await user.click(await screen.findByRole('button', { name: /^Oat drink, Hafer & Co/ }));
    await waitFor(() => expect(valueOf('Food name')).toBe('Oat drink, Hafer & Co'));
    expect(['Calories', 'Protein', 'Fat', 'Serving size'].map(valueOf)).toEqual([
      '110',
      '2.5',
      '',
      '1 serving (250 g)',
    ]);
    expect(screen.getByText(/^Contains gluten, avoine\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: /is a favorite$/ })).toBeNull();
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)['items']).toMatchObject([
      { record_id: 'off:7394376616037', source: 'off', grams: 250, nutrients: { calories: 110, fat: null } },
    ]);
  });

  it('uses 100 ml when the serving is unknown and the product cannot be read', async () => {
    const { api, user, click } = await openSearch();
    api.on(barcodeRoutes.read, () => failure('BARCODE_SERVICE_UNREACHABLE'));
    await click('Search packaged foods');
    await user.click(await screen.findByRole('button', { name: /^Oat drink, Hafer & Co/ }));
    await waitFor(() => expect(valueOf('Calories')).toBe('44'));
    expect(valueOf('Serving size')).toBe('100 ml (100 g)');
  });

  it('says that the search is busy and tries again on request, and says when nothing has the name', async () => {
    const { api, click } = await openSearch();
    api.on(barcodeRoutes.search, () => failure('PRODUCT_SEARCH_BUSY'));
    await click('Search packaged foods');
    expect(await screen.findByText(/^Too many people are searching packaged foods right now/)).toBeDefined();
    api.on(barcodeRoutes.search, () => ({ products: [] }));
    await click('Try again');
    expect(await screen.findByText('No packaged food has this name. Try fewer words.')).toBeDefined();
    expect(valueOf('Food name')).toBe('oat drink');
  });
});

describe('Packaged foods for words that were not understood', () => {
  it('a packaged food can be added for a word that was not understood, at the amount in front of it', async () => {
    const { api, user, click } = await openSearch('a banana and 200 g blorp');
    api.on(foodRoutes.describe, describedText);
    await click('AI Lookup');
    await click('Search packaged foods for “200 g blorp”');
    await user.click(await screen.findByRole('button', { name: /^Oat drink, Hafer & Co/ }));
    const results = await screen.findByRole('list', { name: 'Results' });
    await waitFor(() => expect(results.textContent).toContain('Oat drink, Hafer & Co'));
    expect(screen.getByLabelText<HTMLInputElement>('Oat drink, Hafer & Co, g').value).toBe('200');
    expect(screen.queryByText(/add it\?/)).toBeNull();
    expect(api.sentTo(barcodeRoutes.search).map(({ query }) => query.get('q'))).toEqual(['blorp']);
  });
});
