import { describe, expect, it, onTestFinished } from 'vitest';
import { createRecipeRepository } from '#functions/recipes/repository.ts';
import { newUlid } from '#functions/platform/ids.ts';
import type { Write } from '#functions/platform/table/transact.ts';
import { openTestTable } from '../test-table.ts';
import { createRecipeService } from '#functions/recipes/service.ts';
import type { RecipeRepository } from '#functions/recipes/repository.ts';
import { MAX_SAVED_MEALS, newSavedMeal, type SavedMeal } from '#shared/recipes/schema.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';

const item = {
  name: 'Apple',
  grams: 100,
  record_id: null,
  source: 'user' as const,
  confidence: 1,
  per_100_g: unknownNutrients,
  nutrients: unknownNutrients,
};
const body = newSavedMeal.parse({ name: 'One more', items: [item] });
const idempotency = { key: 'a-press-of-a-button', request_hash: 'x' };

/** The service with a number of existing meals. */
const serviceWith = (count: number) => {
  const added: SavedMeal[] = [];
  const at = '2026-11-20T12:00:00.000Z';
  const repository: RecipeRepository = {
    storedAnswer: async () => undefined,
    find: async () => null,
    page: async () => ({ meals: [], next: null }),
    guard: async () => ({}) as Write,
    count: async () => count,
    add: async (_userId, meal) => {
      added.push(meal);
      return meal;
    },
    replace: async (_userId, _before, after) => after,
    remove: async () => null,
  };
  const service = createRecipeService({ repository, clock: () => new Date(at), newId: () => 'b' });
  return { added, save: () => service.create('mara', body, idempotency) };
};

it('keeps 200 meals and no more', async () => {
  const last = serviceWith(MAX_SAVED_MEALS - 1);
  await last.save();
  expect(last.added).toMatchObject([{ id: 'b', name: 'One more', version: 1 }]);

  const full = serviceWith(MAX_SAVED_MEALS);
  await expect(full.save()).rejects.toMatchObject({ code: 'TOO_MANY_SAVED_MEALS' });
  expect(full.added).toEqual([]);
});

describe('Saving meals at the same time', () => {
  it('keeps to the limit when ten requests arrive at once', async () => {
    const opened = await openTestTable();
    onTestFinished(opened.stop);
    const clock = () => new Date('2026-11-20T12:00:00Z');
    const repository = createRecipeRepository(opened.table, clock);
    const service = createRecipeService({ repository, clock, newId: newUlid, most: 3 });
    const save = (at: number) =>
      service.create('mara', { ...body, name: `Meal ${at}` }, { key: newUlid(), request_hash: `${at}` });
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_none, at) => save(at)));
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
    );
    expect(await repository.count('mara')).toBe(3);
    expect(refused).toEqual(Array.from({ length: 7 }, () => 'TOO_MANY_SAVED_MEALS'));
  });
});
