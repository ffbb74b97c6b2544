import { describe, expect, it } from 'vitest';
import { createFoodEntryService } from '#functions/food-entries/service.ts';
import type { FoodEntryRepository } from '#functions/food-entries/repository.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';

const entry = aFoodEntry({ calories: 105, version: 2 });
const press = { key: 'press-0001', request_hash: 'hash' };

/** A diary in which a concurrent retry completes right after this request checked for a stored answer. */
const overtaken = (found: FoodEntry | null, answer: FoodEntry | null) => {
  let asked = 0;
  const written: unknown[] = [];
  const write = async (...args: unknown[]): Promise<never> => {
    written.push(args);
    throw new Error('Nothing may be written twice.');
  };
  const repository: FoodEntryRepository = {
    storedAnswer: async <T>() => {
      asked += 1;
      return asked === 1 ? undefined : (answer as T);
    },
    find: async () => found,
    latest: async () => [],
    ofDay: async () => [],
    rewrite: write,
  };
  const service = createFoodEntryService({ repository, clock: () => new Date(), newId: () => entry.id });
  return { service, written };
};

describe('A request that arrives twice at the same moment', () => {
  it('returns the first answer for a change instead of a conflict with itself', async () => {
    const { service, written } = overtaken(entry, entry);
    expect(await service.change('mara', entry.id, { version: 1, calories: 105 }, press)).toEqual(entry);
    expect(written).toEqual([]);
  });

  it('reports a deletion as done instead of missing', async () => {
    const { service, written } = overtaken(null, null);
    await expect(service.remove('mara', entry.id, press)).resolves.toBeNull();
    expect(written).toEqual([]);
  });
});
