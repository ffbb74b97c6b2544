import { expect, it } from 'vitest';
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
