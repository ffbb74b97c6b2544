import { type ComponentType, useState } from 'react';
import { useSession } from '#web/lib/session/session-store.ts';
import { FullPage } from '../../full-page.tsx';
import { AuthPage } from './auth-page.tsx';

interface Props {
  title: string;
  Message: ComponentType<{ onSignIn: () => void }>;
}

/** A page without a session: a message if the session just ended, otherwise the sign-in form (decision D12). */
export const InterruptedPage = ({ title, Message }: Props) => {
  const wasOpen = useSession(({ interrupted }) => interrupted !== null);
  const [isSigningIn, setSigningIn] = useState(false);
  if (!wasOpen || isSigningIn) return <AuthPage />;
  return (
    <FullPage title={title}>
      <Message onSignIn={() => setSigningIn(true)} />
    </FullPage>
  );
};
