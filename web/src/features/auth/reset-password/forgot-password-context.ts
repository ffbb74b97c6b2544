import { createContext } from 'react';
import type { AccountClient } from '../account-client.ts';

interface ForgotPassword {
  account: AccountClient;
  /** Called with the address that the code was sent to. */
  onCodeSent: (email: string) => void;
}

/** Passes props to the link inside the Authenticator, which renders it without any. */
export const ForgotPasswordContext = createContext<ForgotPassword | null>(null);
