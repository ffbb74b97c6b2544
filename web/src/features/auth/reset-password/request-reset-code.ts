import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { AccountClient } from '../account-client.ts';
import { notifyPoolError } from '../notify-pool-error.ts';

/** Requests a password reset code by email and shows the result. */
export const requestResetCode = async (account: AccountClient, email: string): Promise<boolean> => {
  try {
    await account.resetPassword({ username: email }).catch(notifyPoolError);
  } catch {
    return false;
  }
  notify.success(t('Password reset email sent'), t('Check your email for the code.'));
  return true;
};
