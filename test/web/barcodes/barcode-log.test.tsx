import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barcodeRoutes } from '#shared/barcodes/routes.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { failure } from '#test/support/scripted-api.ts';
import { sourceNameOf } from '#web/features/foods/plate-items/source-name.ts';
import { OATS, oats, openBarcodes, scriptBarcodes, sees } from './open-barcodes.tsx';

beforeEach(scriptBarcodes);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('A photo of a barcode', () => {
  it('reads the barcode on the device and reports a photo without one', async () => {
    const close = vi.fn();
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 3000, height: 4000, close }));
    sees([], [OATS]);
    const { user, api } = openBarcodes();
    const file = new File(['x'], 'oats.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Photo of a barcode'), file);
    expect(await screen.findByText('No barcode found')).toBeDefined();
    await user.upload(screen.getByLabelText('Photo of a barcode'), file);
    expect(await screen.findByRole('heading', { name: 'Oat flakes, Mühle' })).toBeDefined();
    expect(close).toHaveBeenCalledTimes(2);
    expect(api.requests.map(({ route }) => route)).toEqual(['GET /api/barcodes/{code}']);
  });
});

describe('A product found by its barcode', () => {
  it('logs a serving with its record and source when found by its digits', async () => {
    const { find, click, user, logged, onLogged } = openBarcodes();
    await find('4006381 333931');
    const link = await screen.findByRole('link', { name: /Open Food Facts, community data \(ODbL\)/ });
    expect(link.getAttribute('href')).toBe(oats.source_url);
    const amount = screen.getByLabelText('Amount');
    expect(amount).toHaveProperty('value', '1');
    await user.clear(amount);
    await user.type(amount, '1,5');
    expect(screen.getByText('222')).toBeDefined();
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledOnce());
    expect(logged()).toMatchObject({
      food_name: 'Oat flakes, Mühle',
      calories: 222,
      serving_size: '1.5 servings (60 g)',
      meal_type: 'breakfast',
      items: [{ grams: 60, record_id: `off:${OATS}`, source: 'off', nutrients: { calories: 222 } }],
    });
    expect(screen.getByRole('button', { name: 'Scan a barcode' })).toBeDefined();
  });

  it('a scanned product keeps its amount when the unit changes', async () => {
    const { find, user } = openBarcodes();
    await find(OATS);
    await user.click(await screen.findByRole('radio', { name: 'Package, 500 g' }));
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '0.08');
    await user.click(screen.getByRole('radio', { name: 'Grams' }));
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '40');
  });

  it('a product found by its barcode keeps the exact amount across units, regardless of the rounding on screen', async () => {
    const { find, user, click, logged } = openBarcodes({ serving_grams: 30, package_grams: 4000 });
    await find(OATS);
    await user.click(await screen.findByRole('radio', { name: 'Package, 4,000 g' }));
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '0.0075');
    await user.click(screen.getByRole('radio', { name: 'Serving, 30 g' }));
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1');
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '0,333333');
    await user.click(screen.getByRole('radio', { name: 'Package, 4,000 g' }));
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '0.0025');
    await click('Log Food');
    await waitFor(() =>
      expect(logged()).toMatchObject({ serving_size: '0.0025 packages (10 g)', items: [{ grams: 10 }] }),
    );
  });

  it('logs to the day and meal for which logging was opened last', async () => {
    const { find, click, logged } = openBarcodes();
    await find(OATS);
    await screen.findByRole('heading', { name: 'Oat flakes, Mühle' });
    await click('Add to another dinner');
    await click('Log Food');
    await waitFor(() => expect(logged()).toMatchObject({ meal_type: 'dinner' }));
    expect(JSON.stringify(logged())).toContain('2026-11-18');
  });

  it('a product found by its barcode stays open when the save of an earlier product finishes late', async () => {
    const { api, find, click, holdLogging, onLogged } = openBarcodes();
    const answer = holdLogging();
    await find(OATS);
    await click('Log Food');
    await click('Scan another');
    api.on(barcodeRoutes.read, () => ({ ...oats, name: 'Rye crisps', brand: null }));
    await find('5012345678900');
    await screen.findByRole('heading', { name: 'Rye crisps' });
    answer();
    expect(await screen.findByText('Food logged successfully!')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Rye crisps' })).toBeDefined();
    expect(onLogged).not.toHaveBeenCalled();
  });

  it('a scanned product takes the focus when found, and passes it on when closed or unknown', async () => {
    const { api, find, click } = openBarcodes();
    await find(OATS);
    const name = await screen.findByRole('heading', { name: 'Oat flakes, Mühle' });
    expect(document.activeElement).toBe(name);
    await click('Scan another');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Scan a barcode' }));
    api.on(barcodeRoutes.read, () => failure('BARCODE_UNKNOWN'));
    await find('5012345678900');
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Enter the values' }));
  });

  it('warns what to check when its values are doubtful, and logs them as an estimate', async () => {
    const { find, click, logged } = openBarcodes({ doubts: ['energy'] });
    await find(OATS);
    expect(
      await screen.findByText('The calories don’t match the protein, carbs and fat. Check the label.'),
    ).toBeDefined();
    await click('Log Food');
    await waitFor(() => expect(logged()).toMatchObject({ confidence_score: 0.5 }));
  });

  it('asks for the calories on the package when they are missing, and marks them as entered by the user', async () => {
    const { find, click, user, logged } = openBarcodes({
      per_100_g: { ...oats.per_100_g, calories: null },
      doubts: ['incomplete'],
    });
    await find(OATS);
    await click('Log Food');
    expect(screen.getByText('Enter the calories from the label.')).toBeDefined();
    await user.type(screen.getByLabelText(/Calories per 100 g, from the label/), '375');
    await click('Log Food');
    await waitFor(() =>
      expect(logged()).toMatchObject({
        calories: 150,
        items: [{ source: 'user', record_id: `off:${OATS}`, per_100_g: { calories: 375, protein: 13.5 } }],
      }),
    );
    const [item] = (logged() as { items: FoodItem[] }).items;
    expect(sourceNameOf(item!)).toBe(`Your calories; the rest from Open Food Facts ${OATS}`);
  });

  it('converts kilojoules to calories when the package has only those, and says so', async () => {
    const { find, click, user, logged } = openBarcodes({
      per_100_g: { ...oats.per_100_g, calories: null },
      doubts: ['incomplete'],
    });
    await find(OATS);
    await user.click(await screen.findByRole('radio', { name: 'kJ' }));
    await click('Log Food');
    expect(screen.getByText('Enter the kilojoules from the label.')).toBeDefined();
    await user.type(screen.getByLabelText(/Energy per 100 g, from the label/), '1569');
    expect(screen.getByText('4.184 kJ = 1 kcal, so that’s 375 kcal.')).toBeDefined();
    await click('Log Food');
    await waitFor(() =>
      expect(logged()).toMatchObject({ calories: 150, items: [{ per_100_g: { calories: 375 } }] }),
    );
  });

  it('opens the form for the nutrition facts when the barcode is unknown', async () => {
    const { api, find, click, onType } = openBarcodes();
    api.on(barcodeRoutes.read, () => failure('BARCODE_UNKNOWN'));
    await find(OATS);
    await screen.findByText('We don’t have it yet');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await click('Enter the values');
    expect(onType).toHaveBeenCalledOnce();
  });

  it('a scanned product offers Retry when its source is unavailable', async () => {
    const { api, find, click } = openBarcodes();
    api.on(barcodeRoutes.read, () => failure('BARCODE_SERVICE_UNREACHABLE'));
    await find(OATS);
    await screen.findByText('We couldn’t look this up');
    api.on(barcodeRoutes.read, () => oats);
    await click('Retry');
    expect(await screen.findByRole('heading', { name: 'Oat flakes, Mühle' })).toBeDefined();
  });

  it('sends no lookup for digits that are not a barcode', async () => {
    const { api, find } = openBarcodes();
    await find('4006381333932');
    expect(screen.getByText(/This isn’t a valid barcode/)).toBeDefined();
    expect(api.requests).toEqual([]);
  });
});
