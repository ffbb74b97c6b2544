import { t } from '#web/lib/language/translate.ts';
import { Button } from '@aws-amplify/ui-react';
import { requestResetCode } from './request-reset-code.ts';
import { useEmailAction } from './use-email-action.ts';

/** Link in the sign-in form that sends a reset code to the typed address. */
export const ForgotPasswordLink = () => {
  const send = useEmailAction(async ({ account, email, onCodeSent }) => {
    if (await requestResetCode(account, email)) onCodeSent(email);
  });

  return (
    <Button variation="link" data-action="forgot-password" onClick={send}>
      {t('Forgot your password')}
    </Button>
  );
};
