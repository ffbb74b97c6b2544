import type { ReactNode } from 'react';
import { useSession } from '../lib/session/session-store.ts';

interface Props {
  children: ReactNode;
  /** Shown in place, at the same address, to everybody else (decision D12). */
  otherwise: ReactNode;
}

/** A page for people who are signed in. */
export const ForSignedIn = ({ children, otherwise }: Props) =>
  useSession((session) => session.status === 'signed-in') ? children : otherwise;
