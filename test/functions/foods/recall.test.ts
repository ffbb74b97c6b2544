import { expect, it } from 'vitest';
import { createRecall } from '#functions/foods/recall-correction.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';

const { items } = describeMeal('2 slices of rye bread and an apple');

it('A look-up is answered without corrections when they cannot be read, and the log says why', async () => {
  const failures: unknown[] = [];
  const broken = new Error('The table hangs.');
  const recall = createRecall({ ofPhrases: () => Promise.reject(broken) }, (error) => failures.push(error));
  expect(await recall('mara', items, builtInFoods())).toEqual(items);
  expect(failures).toEqual([broken]);
});

it('A look-up asks for its own phrases, and for none where nothing was said', async () => {
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
