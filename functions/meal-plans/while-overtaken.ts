import { CodedError } from '#shared/errors/coded-error.ts';

const ATTEMPTS = 4;

/**
 * Does what reads a plan and writes it, again where another window was faster: it reads anew then.
 * @throws CodedError MEAL_PLAN_CHANGED when the plan changes faster than it is read
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
