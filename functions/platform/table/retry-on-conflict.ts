import { CodedError } from '#shared/errors/coded-error.ts';
import { ConditionsFailed } from './transact.ts';

const ATTEMPTS = 4;

/**
 * Does what reads rows and writes by them, again where another window was faster: it reads anew then.
 * @throws CodedError SERVICE_UNAVAILABLE when they change faster than they are read
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
