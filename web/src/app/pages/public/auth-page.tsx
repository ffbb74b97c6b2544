import { t } from '#web/lib/language/translate.ts';
import { useSearchParams } from 'react-router-dom';
import { AuthScreen } from '#web/features/auth/auth-screen.tsx';
import { opensSignUp } from '#web/lib/navigation/sign-up-path.ts';
import { DocumentTitle } from '../../document-title.tsx';

/** Page for signing in and signing up. */
export const AuthPage = () => {
  const isNew = opensSignUp(useSearchParams()[0]);
  return (
    <>
      <DocumentTitle page={isNew ? t('Sign up') : t('Sign in')} />
      <AuthScreen isNew={isNew} />
    </>
  );
};
