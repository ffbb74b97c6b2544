import { t } from '#web/lib/language/translate.ts';
import { AuthScreen } from '#web/features/auth/auth-screen.tsx';
import { DocumentTitle } from '../../document-title.tsx';

/** Page for signing in and signing up. */
export const AuthPage = () => (
  <>
    <DocumentTitle page={t('Sign in')} />
    <AuthScreen />
  </>
);
