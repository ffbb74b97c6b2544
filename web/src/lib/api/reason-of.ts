import { ApiError } from './api-error.ts';

/**
 * Returns the message of an error, or another text if the server sent none.
 * @param otherwise the text that the requirements name for this case
 */
export const reasonOf = (error: unknown, otherwise: string): string => {
  if (!(error instanceof Error) || (error instanceof ApiError && error.isUnexplained)) return otherwise;
  return error.message || otherwise;
};
