import { CodedError } from '#shared/errors/coded-error.ts';

const ATTEMPTS = 4;

/**
 * Runs an action that reads and writes a plan, and retries it after a concurrent change.
 * @throws CodedError MEAL_PLAN_CHANGED after too many conflicts
 */
export const retryOnConflict = async <T>(act: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      const isOvertaken = error instanceof CodedError && error.code === 'MEAL_PLAN_CHANGED';
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
};
