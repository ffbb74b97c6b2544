import { t } from '#web/lib/language/translate.ts';
import { wordsOfAuthFailure } from '../../lib/session/auth-failure.ts';
import { notify } from '#web/ui/notify.ts';

/** Shows what the user pool says of a failure, then lets the caller have it. */
export const sayError = (error: unknown): never => {
  notify.error(t('Error'), wordsOfAuthFailure(error));
  throw error;
};
