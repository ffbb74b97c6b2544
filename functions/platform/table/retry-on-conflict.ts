import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { ConditionsFailed } from './transact.ts';

const MAX_ATTEMPTS = 4;

/**
 * Runs an operation that reads rows and writes them conditionally, again after a conflicting write.
 * @param conflictCode error code by which a repository reports a conflict; thrown after the last attempt
 * @throws CodedError SERVICE_UNAVAILABLE if the last attempt failed with ConditionsFailed
 */
export const retryOnConflict = async <T>(
  act: () => Promise<T>,
  conflictCode?: ErrorCode,
  maxAttempts = MAX_ATTEMPTS,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      const isReported = error instanceof CodedError && error.code === conflictCode;
      if (!isReported && !(error instanceof ConditionsFailed)) throw error;
      if (attempt < maxAttempts) continue;
      throw isReported ? error : new CodedError('SERVICE_UNAVAILABLE', { cause: error });
    }
  }
};
