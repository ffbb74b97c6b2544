import { t } from '#web/lib/language/translate.ts';
import { Button } from '@aws-amplify/ui-react';
import { type MouseEvent, use, useRef } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import { ForgotPasswordContext } from './forgot-password-context.ts';
import { requestResetCode } from './request-reset-code.ts';
import { typedEmail } from '../typed-email.ts';

/** Stands in the sign-in form and mails a code to the address that is typed there. */
export const ForgotPasswordLink = () => {
  const forgot = use(ForgotPasswordContext);
  // Not by locking the button, which would lose the focus.
  const isSending = useRef(false);

  const send = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    const email = typedEmail(event.currentTarget.form);
    if (!forgot || isSending.current) return;
    if (email === '') {
      notify.error(t('Email required'), t('Please enter your email address first.'));
      return;
    }
    isSending.current = true;
    const sent = await requestResetCode(forgot.account, email);
    isSending.current = false;
    if (sent) forgot.onCodeSent(email);
  };

  return (
    <Button variation="link" onClick={(event) => void send(event)}>
      {t('Forgot your password')}
    </Button>
  );
};
