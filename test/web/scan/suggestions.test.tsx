import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barcodeRoutes } from '#shared/barcodes/routes.ts';
import { foodHabitsOf } from '#shared/food-entries/food-habits.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MyFood } from '#shared/foods/my-foods.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { failure } from '#test/support/scripted-api.ts';
import { oats as packagedOats } from '../barcodes/open-barcodes.tsx';
import { openScanner, scriptScanner, takePhoto, theResult, toast, words } from './scanner.tsx';
import { useScriptedBrowser } from './scripted-browser.ts';

useScriptedBrowser();
beforeEach(() => void vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const oats = [17, 18, 19].map((day, index) =>
  aFoodEntry(
    {
      food_name: 'Oats',
      items: [aFoodItem({ name: 'Oats', grams: 60 })],
      local_date: `2026-11-${day}`,
      logged_at: `2026-11-${day}T12:10:00.000Z`,
      time_zone: 'UTC',
    },
    index,
  ),
);
const mine = (name: string, over: Partial<MyFood['logged'] & object> = {}): MyFood => ({
  id: `mine:${Buffer.from(name).toString('hex').padEnd(24, '0')}`,
  name,
  favourite: false,
  food: null,
  logged: {
    ...aFoodItem().nutrients,
    calories: 100,
    serving_size: '50 g',
    items: null,
    ...over,
  },
});

/** Takes a photo that nothing recognizes. */
const openAsking = async (recents: MyFood[] = [], habits: FoodEntry[] = oats) => {
  const api = scriptScanner({ analyze: [failure('VISION_NOT_CONFIGURED')], describe: [words()] });
  api.on(scanRoutes.recognition, () => ({ has_model: false, ai_consent: null }));
  api.on(foodEntryRoutes.habits, () => ({ habits: foodHabitsOf(habits) }));
  api.on(foodRoutes.mine, () => ({ favourites: [{ ...mine('Tofu'), favourite: true }], recents }));
  openScanner();
  await takePhoto();
  return api;
};
const theFoods = async () => within(await screen.findByRole('region', { name: 'Is one of these on it?' }));
const names = async () => (await theFoods()).getAllByRole('button').map((button) => button.textContent);

describe('The suggestions beside a photo', () => {
  it('D17 shows what the user eats at this time, then recent foods, then favorites, six at most', async () => {
    const recents = ['Apple', 'Oats', 'Bread', 'Egg', 'Rice', 'Soup', 'Fish'].map((name) => mine(name));
    await openAsking(recents);
    await screen.findByText('Apple');
    expect(await names()).toEqual([
      'Oats78 kcal',
      ...['Apple', 'Bread', 'Egg', 'Rice', 'Soup'].map((name) => `${name}100 kcal`),
    ]);
  });

  it('leaves out foods whose weight is unknown', async () => {
    await openAsking([mine('Mystery', { serving_size: '1 bowl' }), mine('Bread')], []);
    await screen.findByText('Bread');
    expect(await names()).toEqual(['Bread100 kcal', 'Tofu100 kcal']);
  });

  it('logs tapped foods with the photo, without typing or a look-up', async () => {
    const api = await openAsking([mine('Bread')]);
    await userEvent.click((await theFoods()).getByRole('button', { name: /^Bread/ }));
    await userEvent.click((await theFoods()).getByRole('button', { name: /^Oats/ }));
    await clickButton('Continue');
    await theResult();
    expect(api.sentTo(foodRoutes.describe)).toEqual([]);
    await clickButton('Log Food');
    await toast('Food Logged!');
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      food_name: 'Bread and oats',
      meal_type: 'snack',
      items: [
        { name: 'Bread', grams: 50, source: 'user' },
        { name: 'Oats', grams: 60 },
      ],
    });
  });

  it('adds the described foods to the tapped ones, and a second tap takes a food off', async () => {
    const api = await openAsking([mine('Bread')]);
    const bread = (await theFoods()).getByRole('button', { name: /^Bread/ });
    await userEvent.click(bread);
    expect(bread.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(bread);
    expect(bread.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click((await theFoods()).getByRole('button', { name: /^Oats/ }));
    await userEvent.type(screen.getByLabelText('Foods and amounts'), 'rice');
    await clickButton('Find foods');
    await theResult();
    expect(screen.getAllByRole('textbox', { name: /, g$/ })).toHaveLength(2);
    expect(api.sentTo(foodRoutes.describe)).toHaveLength(1);
  });
});

/** Installs a browser that reads this barcode and this text in any picture. */
const readingBrowser = (barcode: string | null, text: string[] = []) => {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['ean_13', 'ean_8', 'upc_a', 'upc_e']);
      detect = () => Promise.resolve(barcode === null ? [] : [{ rawValue: barcode }]);
    },
  );
  vi.stubGlobal(
    'TextDetector',
    class {
      detect = () => Promise.resolve(text.map((rawValue) => ({ rawValue })));
    },
  );
};

describe('A barcode or label in the photo', () => {
  it('offers the product of the barcode, to be logged in two taps', async () => {
    readingBrowser(packagedOats.barcode);
    const api = await openAsking([], []);
    api.on(barcodeRoutes.read, () => packagedOats);
    expect(await screen.findByText('We found a barcode in your photo.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(packagedOats.name) }));
    await clickButton('Continue');
    await theResult();
    await clickButton('Log Food');
    await toast('Food Logged!');
    const [sent] = api.sentTo(foodEntryRoutes.create);
    expect(sent?.body).toMatchObject({ items: [{ source: 'off', record_id: packagedOats.record_id }] });
  });

  it('says that the product is unknown, and asks for a description', async () => {
    readingBrowser(packagedOats.barcode);
    const api = await openAsking([], []);
    api.on(barcodeRoutes.read, () => failure('BARCODE_UNKNOWN'));
    expect(await screen.findByText(/We don’t know barcode \d+ yet/)).toBeDefined();
  });

  it('says nothing about a barcode when there is none', async () => {
    readingBrowser(null);
    const api = await openAsking();
    await theFoods();
    await expect.poll(() => screen.queryByText('Looking for a barcode…')).toBeNull();
    expect(screen.queryByText(/barcode/i)).toBeNull();
    expect(api.sentTo(barcodeRoutes.read)).toEqual([]);
  });

  it('puts a tapped line of the label into the description', async () => {
    readingBrowser(null, ['Ranch dressing', '12', 'Ranch   dressing']);
    await openAsking();
    await clickButton('Ranch dressing');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Foods and amounts').value).toBe('Ranch dressing');
  });
});
