import { CodedError } from '#shared/errors/coded-error.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { FoodEntryRepository } from './repository.ts';

const ATTEMPTS = 3;

/**
 * Removes entries as they stand; a correction that slips in between is read again.
 * @param read what is to go, read anew for each attempt
 * @throws CodedError FOOD_ENTRY_CHANGED when they change faster than they are read
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
