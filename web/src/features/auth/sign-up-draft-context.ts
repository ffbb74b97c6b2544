import { createContext } from 'react';

/** Fields of the sign-up form. */
export interface SignUpDraft {
  name: string;
  email: string;
  password: string;
}

export const emptySignUpDraft: SignUpDraft = { name: '', email: '', password: '' };

interface KeptDraft {
  /** Values that the sign-up form starts with. */
  draft: SignUpDraft;
  setDraft: (change: (draft: SignUpDraft) => SignUpDraft) => void;
}

/**
 * Keeps the submitted sign-up form while the form for the code is open, so that a wrong address can be corrected without
 * typing the rest again. Both forms are rendered by the Authenticator without props. The password stays in memory only.
 */
export const SignUpDraftContext = createContext<KeptDraft | null>(null);
