import { t } from '#web/lib/language/translate.ts';
import { isNotNow, wordsOfAuthFailure } from '#web/lib/session/auth-failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Shows what the user pool says of a failure, then lets the caller have it: the form repeats its message. */
export const notifyPoolError = (error: unknown): never => {
  const words = wordsOfAuthFailure(error);
  notify.error(t('Error'), words);
  throw isNotNow(error) ? new Error(words, { cause: error }) : error;
};
