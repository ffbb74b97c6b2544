import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import type { Correction } from '#shared/foods/corrections.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { setFullFoodTable } from '#web/lib/config/full-food-table.ts';
import { correctionsQuery } from '#web/features/foods/engine/corrections-query.ts';
import { callOrRunOnDevice } from '#web/features/foods/engine/on-device.ts';
import { searchFoods } from '#web/features/foods/engine/search-foods.ts';
import { lookUpText } from '#web/features/foods/look-up-text.ts';
import { startEngineInProcess } from './engine-in-process.ts';

const TEXT = '2 eggs and a slice of rye bread';
let stop = () => undefined as void;

/** Makes every request fail, like without a network. */
const goOffline = () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};

beforeEach(() => {
  goOffline();
});
afterEach(() => {
  stop();
  setFullFoodTable(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Looking up a text without a network', () => {
  it('gives the result of the server on the device', async () => {
    ({ stop } = startEngineInProcess());
    const { items, spans, meals } = describeMeal(TEXT);
    expect(await lookUpText(TEXT)).toMatchObject({ items, spans, meals, engine: 'rules' });
  });

  it('applies the corrections that were loaded before', async () => {
    const queryClient = new QueryClient();
    const { said = '', grams } = describeMeal('rye bread').items[0]!;
    const learned: Correction = {
      id: '0'.repeat(32),
      said,
      record_id: null,
      name: 'Rye bread',
      grams_factor: 2,
      corrected_at: '2026-11-01T08:00:00.000Z',
    };
    queryClient.setQueryData(correctionsQuery.queryKey, { corrections: [learned], portions: [] });
    ({ stop } = startEngineInProcess(queryClient));
    const { items } = await lookUpText('rye bread');
    expect(items[0]).toMatchObject({ grams: grams * 2, remembered: true });
  });

  it('says why nothing was found, like the server', async () => {
    ({ stop } = startEngineInProcess());
    await expect(lookUpText('ran 5 km')).rejects.toMatchObject({
      code: 'NO_FOOD_RECOGNISED',
      message: 'This is an activity. Platewise logs only food and drinks.',
    });
    await expect(lookUpText('qwrtz')).rejects.toMatchObject({ code: 'NO_FOOD_RECOGNISED' });
  });

  it('reports the missing network for an unknown food when the server knows more foods', async () => {
    setFullFoodTable(true);
    ({ stop } = startEngineInProcess());
    await expect(lookUpText('qwrtz')).rejects.toMatchObject({ code: 'OFFLINE' });
    expect((await lookUpText(TEXT)).items).toHaveLength(2);
  });

  it('reports the missing network where the device has no engine', async () => {
    await expect(lookUpText(TEXT)).rejects.toMatchObject({ code: 'OFFLINE' });
  });

  it('finds foods by the beginning of their names', async () => {
    ({ stop } = startEngineInProcess());
    const { foods } = await searchFoods('appl', new AbortController().signal);
    expect(foods[0]).toMatchObject({ name: 'Apple', serving_grams: expect.any(Number) });
  });

  it('reads the lines of a recipe', async () => {
    ({ stop } = startEngineInProcess());
    const lines = ['200 g flour'];
    const read = await callOrRunOnDevice(
      async () => (await call(recipeRoutes.read, { body: { lines } })).lines,
      'readLines',
      { lines, language: 'en' },
    );
    expect(read).toMatchObject([{ text: '200 g flour', items: [{ grams: 200 }] }]);
  });
});

describe('Looking up a text with a network', () => {
  it('uses the answer of the server, also its errors', async () => {
    vi.restoreAllMocks();
    const api = scriptedApi();
    const engine = startEngineInProcess();
    ({ stop } = engine);
    api.on(foodRoutes.describe, () => failure('NO_FOOD_RECOGNISED'));
    await expect(lookUpText(TEXT)).rejects.toMatchObject({ code: 'NO_FOOD_RECOGNISED' });
    expect(engine.readTexts()).toEqual([]);
  });
});
