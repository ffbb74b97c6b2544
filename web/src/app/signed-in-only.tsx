import { Activity, type ReactNode } from 'react';
import { useSession } from '#web/lib/session/session-store.ts';

interface Props {
  children: ReactNode;
  /** Content for visitors, shown at the same address (decision D12). */
  otherwise: ReactNode;
}

/**
 * Page for signed-in users. If the session is lost while it is open, the page is hidden, not unmounted, so that the
 * user finds the typed input after signing in again. It is unmounted for another user and after signing out.
 */
export const SignedInOnly = ({ children, otherwise }: Props) => {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const owner = useSession(({ user, interrupted }) => user?.sub ?? interrupted);
  return (
    <>
      {owner !== null && (
        <Activity key={owner} mode={isSignedIn ? 'visible' : 'hidden'}>
          {children}
        </Activity>
      )}
      {!isSignedIn && otherwise}
    </>
  );
};
