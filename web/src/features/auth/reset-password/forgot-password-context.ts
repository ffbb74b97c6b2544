import { createContext } from 'react';
import type { AccountClient } from '../account-client.ts';

interface ForgotPassword {
  account: AccountClient;
  /** The code was mailed to this address. */
  onCodeSent: (email: string) => void;
}

/** Reaches the link inside the Authenticator, which renders it without props. */
export const ForgotPasswordContext = createContext<ForgotPassword | null>(null);
