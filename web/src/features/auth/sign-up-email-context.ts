import { createContext } from 'react';

interface SignUpEmail {
  /** The address that the sign-up form starts with. */
  email: string;
  setEmail: (email: string) => void;
}

/** Passes the address from the code form back to the sign-up form, both rendered by the Authenticator without props. */
export const SignUpEmailContext = createContext<SignUpEmail | null>(null);
