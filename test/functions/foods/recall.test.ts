import { expect, it } from 'vitest';
import { createRecall } from '#functions/foods/recall-correction.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';

const { items } = describeMeal('2 slices of rye bread and an apple');

it('answers a lookup without corrections when they cannot be read, and logs the reason', async () => {
  const failures: unknown[] = [];
  const broken = new Error('The table hangs.');
  const recall = createRecall({ ofPhrases: () => Promise.reject(broken) }, (error) => failures.push(error));
  expect(await recall('mara', items, builtInFoods())).toEqual(items);
  expect(failures).toEqual([broken]);
});

it('queries corrections only for its own phrases, and none for an empty text', async () => {
  const asked: (readonly string[])[] = [];
  const ofPhrases = async (_user: string, phrases: readonly string[]) => {
    asked.push(phrases);
    return [];
  };
  const recall = createRecall({ ofPhrases }, () => undefined);
  await recall('mara', items, builtInFoods());
  await recall('mara', [], builtInFoods());
  expect(asked).toEqual([items.map(({ said }) => said)]);
});
