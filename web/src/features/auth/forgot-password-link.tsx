import { Button } from '@aws-amplify/ui-react';
import { type MouseEvent, use, useState } from 'react';
import { notify } from '#web/ui/notify.ts';
import { ForgotPasswordContext } from './forgot-password-context.ts';
import { requestResetCode } from './request-reset-code.ts';

const typedEmail = (form: HTMLFormElement | null): string => {
  const field = form?.elements.namedItem('username');
  return field instanceof HTMLInputElement ? field.value.trim() : '';
};

/** Stands in the sign-in form and mails a code to the address that is typed there. */
export const ForgotPasswordLink = () => {
  const forgot = use(ForgotPasswordContext);
  const [sending, setSending] = useState(false);

  const send = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    const email = typedEmail(event.currentTarget.form);
    if (!forgot) return;
    if (email === '') {
      notify.error('Email required', 'Please enter your email address first.');
      return;
    }
    setSending(true);
    const sent = await requestResetCode(forgot.account, email);
    setSending(false);
    if (sent) forgot.onCodeSent(email);
  };

  return (
    <Button variation="link" isDisabled={sending} onClick={(event) => void send(event)}>
      Forgot your password
    </Button>
  );
};
