import { t } from '#web/lib/language/translate.ts';
import { ResetPasswordScreen } from '#web/features/auth/reset-password/reset-password-screen.tsx';
import { DocumentTitle } from '../../document-title.tsx';

/** Form for a new password, opened from the link in the email. */
export const ResetPasswordPage = () => (
  <>
    <DocumentTitle page={t('New password')} />
    <ResetPasswordScreen />
  </>
);
