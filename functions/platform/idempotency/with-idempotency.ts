import type { Idempotency } from './idempotency.ts';
import type { IdempotentWriter } from './idempotent-writer.ts';

/**
 * Runs an action unless its result is already stored. If the action fails because a retry of the same request completed
 * it in between, the stored answer is returned instead of the error.
 */
export const createWithIdempotency =
  ({ storedAnswer }: Pick<IdempotentWriter, 'storedAnswer'>) =>
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
