import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { SignedOutMessage } from '#web/features/social/signed-out-message.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { FullPage } from '../../full-page.tsx';
import { AuthPage } from './auth-page.tsx';

/**
 * /social without a session: a message if the session just ended, otherwise the sign-in form (SOCIAL-01, decision D12).
 */
export const SocialSignedOutPage = () => {
  const wasOpen = useSession(({ interrupted }) => interrupted !== null);
  const [isSigningIn, setSigningIn] = useState(false);
  if (!wasOpen || isSigningIn) return <AuthPage />;
  return (
    <FullPage title={t('Social Feed')}>
      <SignedOutMessage onSignIn={() => setSigningIn(true)} />
    </FullPage>
  );
};
