import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { SignedOutMessage } from '#web/features/voice/signed-out-message.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { FullPage } from '../../full-page.tsx';
import { AuthPage } from './auth-page.tsx';

/** /voice-logger without a session: a message if the session just ended, otherwise the sign-in form (decision D12). */
export const VoiceSignedOutPage = () => {
  const wasOpen = useSession(({ interrupted }) => interrupted !== null);
  const [isSigningIn, setSigningIn] = useState(false);
  if (!wasOpen || isSigningIn) return <AuthPage />;
  return (
    <FullPage title={t('Voice Logger')}>
      <SignedOutMessage onSignIn={() => setSigningIn(true)} />
    </FullPage>
  );
};
