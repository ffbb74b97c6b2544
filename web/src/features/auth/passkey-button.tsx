import { t } from '#web/lib/language/translate.ts';
import { Button } from '@aws-amplify/ui-react';
import { type MouseEvent, use, useRef } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';
import { ForgotPasswordContext } from './reset-password/forgot-password-context.ts';
import { notifyPoolError } from './notify-pool-error.ts';
import { requireEmail } from './require-email.ts';

/** Button that signs in with a passkey of the account whose email is typed above. */
export const PasskeyButton = () => {
  const form = use(ForgotPasswordContext);
  const isSigningIn = useRef(false);

  const signIn = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    if (!form || isSigningIn.current) return;
    const email = requireEmail(event.currentTarget.form);
    if (email === null) return;
    isSigningIn.current = true;
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } as const;
    const result = await form.account
      .signIn({ username: email, options })
      .catch(notifyPoolError)
      .catch(() => null);
    isSigningIn.current = false;
    if (result?.isSignedIn) notify.success(t('Welcome back!'));
    else if (result)
      notify.info(t('No passkey for this account on this device'), t('Sign in with your password instead.'));
  };

  return (
    <Button data-action="passkey" onClick={(event) => void signIn(event)}>
      {t('Sign in with a passkey')}
    </Button>
  );
};
