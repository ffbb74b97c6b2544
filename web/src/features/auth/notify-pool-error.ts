import { t } from '#web/lib/language/translate.ts';
import { isNotNow, describeAuthError } from '#web/lib/session/auth-failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Shows the user pool's error in a toast, then rethrows it, because the form repeats the message. */
export const notifyPoolError = (error: unknown): never => {
  const words = describeAuthError(error);
  notify.error(t('Error'), words);
  throw isNotNow(error) ? new Error(words, { cause: error }) : error;
};
