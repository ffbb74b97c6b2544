import { expect, it } from 'vitest';
import { createRecall } from '#functions/foods/recall-correction.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';

const noPortions = { ofKeys: async () => [] };

const { items } = describeMeal('2 slices of rye bread and an apple');

it('answers a lookup without corrections when they cannot be read, and logs the reason', async () => {
  const failures: unknown[] = [];
  const broken = new Error('The table hangs.');
  const recall = createRecall({
    corrections: { ofPhrases: () => Promise.reject(broken) },
    portions: noPortions,
    report: (error) => failures.push(error),
  });
  expect(await recall('mara', items, builtInFoods())).toEqual(items);
  expect(failures).toEqual([broken]);
});

it('queries corrections only for its own phrases, and none for an empty text', async () => {
  const asked: (readonly string[])[] = [];
  const ofPhrases = async (_user: string, phrases: readonly string[]) => {
    asked.push(phrases);
    return [];
  };
  const recall = createRecall({ corrections: { ofPhrases }, portions: noPortions, report: () => undefined });
  await recall('mara', items, builtInFoods());
  await recall('mara', [], builtInFoods());
  expect(asked).toEqual([items.map(({ said }) => said)]);
});

it('weighs a food by its usual portion, also if a correction changed the food', async () => {
  const [bread] = items;
  const correction = {
    id: '0'.repeat(32),
    said: bread?.said ?? '',
    record_id: 'usda:173944',
    name: 'Banana',
    grams_factor: null,
    corrected_at: '2026-11-01T08:00:00.000Z',
  };
  const asked: string[][] = [];
  const recall = createRecall({
    corrections: { ofPhrases: async () => [correction] },
    portions: {
      ofKeys: async (_user, keys) => {
        asked.push(keys.map(({ record_id, unit }) => `${record_id} ${unit}`));
        return keys
          .filter(({ record_id }) => record_id === 'usda:173944')
          .map((key) => ({ ...key, name: 'Banana', grams: 90, learned_at: '2026-11-01T08:00:00.000Z' }));
      },
    },
    report: (error) => {
      throw error;
    },
  });
  const [first] = await recall('mara', items, builtInFoods());
  expect(first).toMatchObject({ name: 'Banana', grams: 180, usual: true });
  expect(asked).toEqual([[`${bread?.record_id} slice`, 'sr:09003 each'], ['usda:173944 slice']]);
});
