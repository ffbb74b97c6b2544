import { t } from '#web/lib/language/translate.ts';
import { useEffect } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import type { AccountClient } from '../account-client.ts';
import type { ResetLink } from './reset-link.ts';

const INVALID = t('Invalid reset link');

/** Cognito's names for a code that is wrong, used or too old, and for an account that is not there. */
const linkFaults = new Set([
  'CodeMismatchException',
  'ExpiredCodeException',
  'UserNotFoundException',
  'InvalidParameterException',
]);

interface Settings {
  link: ResetLink | null;
  account: AccountClient;
  /** Goes to the auth page. */
  onLeave: () => void;
}

/**
 * Sets a new password by the mailed link: the link's tokens stand for a session that may do just that.
 * @returns saves the password; says what became of it
 */
export const useResetByLink = ({ link, account, onLeave }: Settings) => {
  const isMissing = link === null;
  useEffect(() => {
    if (!isMissing) return;
    notify.error(INVALID, t('This password reset link is invalid or missing required parameters.'));
    onLeave();
  }, [isMissing, onLeave]);

  return async (password: string): Promise<void> => {
    if (!link) return;
    try {
      await account.confirmResetPassword({
        username: link.access_token,
        confirmationCode: link.refresh_token,
        newPassword: password,
      });
      notify.success(t('Password updated'), t('Please sign in with it.'));
      onLeave();
    } catch (error) {
      if (error instanceof Error && linkFaults.has(error.name)) {
        notify.error(INVALID, t('This password reset link is invalid or has expired.'));
        onLeave();
        return;
      }
      notify.error(
        t('Error updating password'),
        error instanceof Error ? error.message : t('Please try again.'),
      );
    }
  };
};
