import { type MouseEvent, use, useRef } from 'react';
import type { AccountClient } from '../account-client.ts';
import { requireEmail } from '../require-email.ts';
import { ForgotPasswordContext } from './forgot-password-context.ts';

/** What an action of the sign-in form needs. */
interface EmailAction {
  account: AccountClient;
  /** The typed address. */
  email: string;
  /** Called after a reset code was sent. */
  onCodeSent: (email: string) => void;
}

/** Returns a click handler that runs an action with the email typed above, one run at a time. */
export const useEmailAction = (act: (form: EmailAction) => Promise<void>) => {
  const form = use(ForgotPasswordContext);
  // A ref instead of disabling the button, which would lose the focus.
  const isRunning = useRef(false);

  const run = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    if (!form || isRunning.current) return;
    const email = requireEmail(event.currentTarget.form);
    if (email === null) return;
    isRunning.current = true;
    await act({ ...form, email });
    isRunning.current = false;
  };
  return (event: MouseEvent<HTMLButtonElement>): void => void run(event);
};
