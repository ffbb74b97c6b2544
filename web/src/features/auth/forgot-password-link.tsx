import { Button } from '@aws-amplify/ui-react';
import { type MouseEvent, useState } from 'react';
import { notify } from '#web/ui/notify.ts';
import type { AccountClient } from './account-client.ts';
import { requestResetCode } from './request-reset-code.ts';

interface Props {
  account: AccountClient;
  onCodeSent: (email: string) => void;
}

const typedEmail = (form: HTMLFormElement | null): string => {
  const field = form?.elements.namedItem('username');
  return field instanceof HTMLInputElement ? field.value.trim() : '';
};

/** Stands in the sign-in form and mails a code to the address that is typed there. */
export const ForgotPasswordLink = ({ account, onCodeSent }: Props) => {
  const [sending, setSending] = useState(false);

  const send = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    const email = typedEmail(event.currentTarget.form);
    if (email === '') {
      notify.error('Email required', 'Please enter your email address first.');
      return;
    }
    setSending(true);
    const sent = await requestResetCode(account, email);
    setSending(false);
    if (sent) onCodeSent(email);
  };

  return (
    <Button variation="link" isDisabled={sending} onClick={(event) => void send(event)}>
      Forgot your password
    </Button>
  );
};
