import { t } from '#web/lib/language/translate.ts';
import { AuthScreen } from '#web/features/auth/auth-screen.tsx';
import { DocumentTitle } from '../../document-title.tsx';

/** Where people sign in and sign up. */
export const AuthPage = () => (
  <>
    <DocumentTitle page={t('Sign in')} />
    <AuthScreen />
  </>
);
