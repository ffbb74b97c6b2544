import { createContext } from 'react';

/** What the user typed to sign in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Passes the link inside the Authenticator, which renders it without props, what opens the recovery form. */
export const RecoveryContext = createContext<{ start: () => void } | null>(null);
