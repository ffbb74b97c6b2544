import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { AccountClient } from '../account-client.ts';
import { notifyPoolError } from '../notify-pool-error.ts';

/** Has the code that allows a new password mailed, and says how that went. */
export const requestResetCode = async (account: AccountClient, email: string): Promise<boolean> => {
  try {
    await account.resetPassword({ username: email }).catch(notifyPoolError);
  } catch {
    return false;
  }
  notify.success(t('Password reset email sent'), t('Please check your e-mail for the code.'));
  return true;
};
