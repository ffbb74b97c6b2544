import { t } from '#web/lib/language/translate.ts';
import { useEffect } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import type { AccountClient } from '../account-client.ts';
import type { ResetLink } from './reset-link.ts';

const INVALID = t('Invalid reset link');

/** Cognito's errors for a code that is wrong, used or expired, and for an unknown account. */
const linkFaults = new Set([
  'CodeMismatchException',
  'ExpiredCodeException',
  'UserNotFoundException',
  'InvalidParameterException',
]);

interface Settings {
  link: ResetLink | null;
  account: AccountClient;
  /** Navigates to the auth page. */
  onLeave: () => void;
}

/**
 * Resets the password with the parameters of the reset link.
 * @returns function that saves the password and shows the result
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
      notify.success(t('Password updated'), t('Sign in with your new password.'));
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
