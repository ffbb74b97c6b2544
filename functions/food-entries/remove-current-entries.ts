import { CodedError } from '#shared/errors/coded-error.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { FoodEntryRepository } from './repository.ts';

const ATTEMPTS = 3;

/**
 * Deletes entries and retries after a concurrent change.
 * @param read returns the entries to delete; called for each attempt
 * @throws CodedError FOOD_ENTRY_CHANGED after too many conflicts
 */
export const removeAsTheyStand = async (
  repository: Pick<FoodEntryRepository, 'rewrite'>,
  userId: string,
  idempotency: Idempotency,
  read: () => Promise<FoodEntry[]>,
): Promise<null> => {
  for (let attempt = 1; ; attempt += 1) {
    const before = await read();
    try {
      return await repository.rewrite(userId, { before, after: [] }, idempotency, null);
    } catch (error) {
      const isOvertaken = error instanceof CodedError && error.code === 'FOOD_ENTRY_CHANGED';
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
};
