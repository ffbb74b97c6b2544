import { CodedError } from '#shared/errors/coded-error.ts';
import { ConditionsFailed } from './transact.ts';

const ATTEMPTS = 4;

/**
 * Runs an action that reads and writes rows, and retries it after a concurrent change.
 * @throws CodedError SERVICE_UNAVAILABLE after too many conflicts
 */
export const retryOnConflict = async <T>(act: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (attempt === ATTEMPTS) throw new CodedError('SERVICE_UNAVAILABLE', { cause: error });
    }
  }
};
