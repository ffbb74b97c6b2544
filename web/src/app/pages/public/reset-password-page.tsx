import { t } from '#web/lib/language/translate.ts';
import { ResetPasswordScreen } from '#web/features/auth/reset-password/reset-password-screen.tsx';
import { DocumentTitle } from '../../document-title.tsx';

/** A new password by the mailed link. */
export const ResetPasswordPage = () => (
  <>
    <DocumentTitle page={t('New password')} />
    <ResetPasswordScreen />
  </>
);
