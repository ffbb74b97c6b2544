import { clientErrorMessages } from '../../lib/api/api-error.ts';
import { notify } from '#web/ui/notify.ts';

/** Amplify's name for a call that got no answer. */
const NO_ANSWER = 'NetworkError';

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Please try again.';
  return error.name === NO_ANSWER ? clientErrorMessages.UNREACHABLE : error.message;
};

/** Shows what the user pool says of a failure, then lets the caller have it. */
export const sayError = (error: unknown): never => {
  notify.error('Error', wordsOf(error));
  throw error;
};
