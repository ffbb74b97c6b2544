import type { Idempotency } from '../http/idempotency.ts';
import type { FoodEntryRepository } from '../../food-entries/repository.ts';

/**
 * Does an action on what stands in the table, unless it was done before. When the same press, sent twice, was done in
 * between, the entries are no longer as this one expects them: the stored answer then counts, not the failure.
 */
export const createOnceFor =
  ({ storedAnswer }: Pick<FoodEntryRepository, 'storedAnswer'>) =>
  async <T>(userId: string, idempotency: Idempotency, act: () => Promise<T>): Promise<T> => {
    const done = await storedAnswer<T>(userId, idempotency);
    if (done !== undefined) return done;
    try {
      return await act();
    } catch (error) {
      const doneMeanwhile = await storedAnswer<T>(userId, idempotency);
      if (doneMeanwhile !== undefined) return doneMeanwhile;
      throw error;
    }
  };
