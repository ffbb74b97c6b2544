import { Activity, type ReactNode } from 'react';
import { useSession } from '#web/lib/session/session-store.ts';

interface Props {
  children: ReactNode;
  /** Shown in place, at the same address, to everybody else (decision D12). */
  otherwise: ReactNode;
}

/**
 * A page for people who are signed in. When the session is lost while it is open, the page is put away, not thrown
 * away: who signs in again finds what was typed. It is gone for anybody else, and after signing out.
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
