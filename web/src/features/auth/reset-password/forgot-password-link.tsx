import { t } from '#web/lib/language/translate.ts';
import { Button } from '@aws-amplify/ui-react';
import { type MouseEvent, use, useRef } from 'react';
import { ForgotPasswordContext } from './forgot-password-context.ts';
import { requestResetCode } from './request-reset-code.ts';
import { requireEmail } from '../require-email.ts';

/** Link in the sign-in form that sends a reset code to the typed address. */
export const ForgotPasswordLink = () => {
  const forgot = use(ForgotPasswordContext);
  // A ref instead of disabling the button, which would lose the focus.
  const isSending = useRef(false);

  const send = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    if (!forgot || isSending.current) return;
    const email = requireEmail(event.currentTarget.form);
    if (email === null) return;
    isSending.current = true;
    const sent = await requestResetCode(forgot.account, email);
    isSending.current = false;
    if (sent) forgot.onCodeSent(email);
  };

  return (
    <Button variation="link" data-action="forgot-password" onClick={(event) => void send(event)}>
      {t('Forgot your password')}
    </Button>
  );
};
